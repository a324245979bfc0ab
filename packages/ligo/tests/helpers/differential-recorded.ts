import { expect } from 'vitest';
import { evidenceLines } from '../../../../tests/helpers/evidence';
import { analyse } from '../../src/tools/analyse';
import { languageOf } from './analyse-text';
import { MUTATES, type Tally, tally, verdictsOn } from './differential-programs';

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

/** Evaluates and executes every `step`-th program. */
export function recordedVerdicts(step: number): Tally {
  const chosen = programs.filter((_, index) => index % step === 0);
  return tally(
    chosen.flatMap(({ file, syntax, code }) => {
      const analysis = analyse(languageOf('next'), { file, text: code, syntax });
      expect([file, analysis.problems]).toEqual([file, []]);
      return verdictsOn(analysis).map((verdict) => ({ file, verdict }));
    }),
  );
}
