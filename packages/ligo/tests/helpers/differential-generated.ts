import fc from 'fast-check';
import { expect } from 'vitest';
import { wellTypedProgram } from './arbitrary-programs';
import { compareValues } from './differential-values';

/** Generated programs declare the same values, or fail alike, evaluated and by their compiled code. */
export function expectSameValues(runs: number, seed?: number): void {
  fc.assert(
    fc.property(wellTypedProgram, (text) => {
      const different = compareValues(text).filter(({ evaluated, executed }) => evaluated !== executed);
      expect(different, text).toEqual([]);
    }),
    // Shrinking takes minutes, because every smaller program is compiled.
    { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) },
  );
}
