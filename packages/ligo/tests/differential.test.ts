/** Tests of recorded programs run twice: contracts are evaluated, and their compiled code is executed. */
import { expect, test } from 'vitest';
import { evidenceLines } from '../../../tests/helpers/evidence';
import { analyse } from '../src/tools/analyse';
import { languageOf } from './helpers/analyse-text';
import { MUTATES, tally, verdictsOn, WHY_SKIPPED } from './helpers/differential-programs';

interface Recorded {
  readonly file: string;
  readonly syntax: 'jsligo' | 'cameligo';
  readonly code: string;
  readonly imports?: unknown;
}

/** Programs with tests, each once: a line for every contract repeats the text. */
const programs = [
  ...new Map(evidenceLines<Recorded>('michelson').map((line) => [line.code, line])).values(),
].filter(({ code, imports }) => !imports && /\btest_/.test(code) && !MUTATES.test(code));

test('evaluated and compiled contracts do the same', { timeout: 300_000 }, () => {
  const { different, reasons, same } = tally(
    programs.flatMap(({ file, syntax, code }) => {
      const analysis = analyse(languageOf('next'), { file, text: code, syntax });
      expect([file, analysis.problems]).toEqual([file, []]);
      return verdictsOn(analysis).map((verdict) => ({ file, verdict }));
    }),
  );
  expect(different).toEqual([]);
  expect(reasons).toEqual(WHY_SKIPPED);
  expect(same).toBeGreaterThan(500);
});
