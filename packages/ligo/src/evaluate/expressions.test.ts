/** Expressions have the values that the compiler recorded, as Michelson. */
import { describe, expect, test } from 'vitest';
import { analyseText } from '../../tests/helpers/analyse-text';
import { grouped, recorded } from '../../tests/helpers/evidence';
import { printMicheline } from '../michelson/print';
import type { LigoSyntax } from '../syntax/source';
import { run } from '../tools/run';
import { micheline } from './michelson/of-value';

interface Recorded {
  readonly syntax: LigoSyntax;
  readonly code: string;
  readonly expression: string;
  /** Absent if the expression cannot be translated. */
  readonly michelson?: string;
}

/** What a function is translated to is up to the compiler, and what the chain answers up to the chain. */
const expressions = recorded<Recorded>('expressions').filter(
  ({ expression, michelson }) =>
    michelson !== undefined && !/(^|[{;] )[A-Z_]{2,}\b/.test(michelson) && !/Tezos\.get_/.test(expression),
);

describe('expressions have the values of the compiler', () => {
  test.each(grouped(expressions, 10))('from $from', async ({ items }) => {
    for (const { syntax, code, expression, michelson } of items) {
      const declaration =
        syntax === 'jsligo' ? `const result = ${expression};` : `let result = ${expression}`;
      const { values } = await run(analyseText(`${code}\n${declaration}\n`, syntax));
      const value = values.get('result');
      const found = value && printMicheline(micheline(value, 'readable'));
      expect(flat(found ?? ''), expression).toBe(flat(michelson ?? ''));
    }
  });
});

/** On one line, without brackets around the whole. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').replace(/^\((.*)\)$/, '$1');
