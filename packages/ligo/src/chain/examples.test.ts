/** The tests in the recorded examples of the manual pass; the compiler accepts these programs. */
import { describe, expect, test } from 'vitest';
import { analyseText } from '../../tests/helpers/analyse-text';
import { grouped, recorded } from '../../tests/helpers/evidence';
import { syntaxOfFile } from '../syntax/source';
import { run } from '../tools/run';
import { failuresOf, reasonOf } from '../tools/run-report';

interface Recorded {
  readonly program: string;
  readonly code: string;
  readonly imports?: object;
}

const examples = ['types-reference', 'types-crib']
  .flatMap((set) => recorded<Recorded>(set))
  .filter(
    ({ code, imports }) =>
      !imports && /\b(const|let) test/.test(code) && !/from_file|random|survived|delegate/i.test(code),
  );

describe('the tests pass', () => {
  test.each(grouped(examples, 10))('from $from', async ({ items }) => {
    for (const { program, code } of items) {
      const result = await run(analyseText(code, syntaxOfFile(program)));
      const failed = failuresOf(result).map(
        ({ name, stopped }) => `${program} ${name}: ${reasonOf(stopped)}`,
      );
      expect(failed).toEqual([]);
    }
  });
});
