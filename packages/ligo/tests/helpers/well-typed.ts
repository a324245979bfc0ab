import fc from 'fast-check';
import { expect } from 'vitest';
import { runProgram } from '../../src/chain/run';
import { failuresOf, reasonOf } from '../../src/tools/run-report';
import { analyseText } from './analyse-text';
import { wellTypedProgram } from './arbitrary-programs';

/** How an operation may fail although its types are right. */
const MAY_FAIL = /^(Mutez underflow\/overflow|Overflow|failed with )/;

/** Well-typed programs are accepted, and do not go wrong: they have values, or fail as programs may. */
export function expectNoneGoesWrong(runs: number): void {
  fc.assert(
    fc.property(wellTypedProgram, (text) => {
      const analysis = analyseText(text, 'cameligo');
      expect(analysis.problems.map(({ message }) => message)).toEqual([]);
      const result = runProgram(analysis, {});
      const wrong = failuresOf(result).map(({ stopped }) => reasonOf(stopped));
      expect(wrong.filter((reason) => !MAY_FAIL.test(reason))).toEqual([]);
    }),
    { numRuns: runs },
  );
}
