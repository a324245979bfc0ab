/** The types and verdicts that the compiler recorded for small programs, feature by feature. */
import { describe, expect, test } from 'vitest';
import { analyseText } from '../../tests/helpers/analyse-text';
import { grouped, recorded } from '../../tests/helpers/evidence';
import type { Phase } from '../syntax/problem';
import { type LigoSyntax, syntaxOfFile } from '../syntax/source';
import { type ListedName, listing } from '../tools/listing';
import { positionsIn } from '../tools/positions';

interface Typed {
  readonly program: string;
  readonly code: string;
  readonly imports?: object;
  readonly values: Readonly<Record<string, string>>;
  /** With declared names expanded, where that differs. */
  readonly valuesFull?: Readonly<Record<string, string>>;
  readonly uses: readonly ListedName[];
  readonly binds: readonly ListedName[];
}

interface Refused {
  readonly program: string;
  readonly code: string;
  readonly imports?: object;
  readonly phase: Phase;
  readonly line: number | null;
}

interface Mutant extends Omit<Refused, 'program' | 'phase'> {
  readonly syntax: LigoSyntax;
  readonly verdict: 'ok' | 'fail';
}

/** Its type is as general as the compiler's, but written with other variables. */
const OTHERWISE_GENERAL = 'crib/lang/60-generic-higher-order.jsligo';

const typed = recorded<Typed>('types-crib').filter(
  ({ imports, program }) => !imports && program !== OTHERWISE_GENERAL,
);
/** Invalid directives are reported at their own line; the compiler reports the next one. */
const refused = recorded<Refused>('refusals').filter(({ imports }) => !imports);
const mutants = recorded<Mutant>('mutants-dev').filter((_, index) => index % 4 === 0);

describe('the types of accepted programs are those of the compiler', () => {
  test.each(grouped(typed, 25))('from $from', ({ items }) => {
    for (const { program, code, values, valuesFull, uses, binds } of items) {
      const analysis = analyseText(code, syntaxOfFile(program));
      expect(analysis.problems, program).toEqual([]);
      const found = listing(analysis.typed, code);
      expect({ ...found.values, ...found.valuesFull }, program).toEqual({ ...values, ...valuesFull });
      expect(written(found.uses), program).toEqual(expect.arrayContaining(written(uses)));
      expect(written(found.binds), program).toEqual(expect.arrayContaining(written(binds)));
    }
  });
});

describe('what the compiler refuses is refused, at its line', () => {
  test.each(grouped(refused, 25))('from $from', ({ items }) => {
    const lines = items.map(({ program, code }) => firstLine(code, syntaxOfFile(program)));
    expect(lines.filter((line) => line === undefined)).toEqual([]);
    const other = items.filter(({ line }, index) => line !== null && line !== lines[index]);
    expect(other.filter(({ phase }) => phase !== 'parse').map(({ program }) => program)).toEqual([]);
  });
});

describe('a program with one change has the verdict of the compiler', () => {
  test.each(grouped(mutants, 25))('from $from', ({ items }) => {
    const found = items.map(({ code, syntax }) => (firstLine(code, syntax) === undefined ? 'ok' : 'fail'));
    expect(found).toEqual(items.map(({ verdict }) => verdict));
  });
});

/** The position, the name and the type, with declared names expanded: which name a type keeps is a matter of taste. */
const written = (occurrences: readonly ListedName[]): string[] =>
  occurrences.map((one) => JSON.stringify([...one.slice(0, 5), one.at(-1)]));

function firstLine(code: string, syntax: LigoSyntax): number | undefined {
  const [problem] = analyseText(code, syntax).problems;
  return problem && positionsIn(code)(problem.span.from).line;
}
