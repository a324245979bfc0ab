/** Tests of recorded programs run twice: contracts are evaluated, and their compiled code is executed. */
import { expect, test } from 'vitest';
import { WHY_SKIPPED } from './helpers/differential-programs';
import { recordedVerdicts } from './helpers/differential-recorded';

test('evaluated and compiled contracts of every sixth recorded program do the same (of all of them in the long tests)', {
  timeout: 300_000,
}, () => {
  const { different, reasons, same } = recordedVerdicts(6);
  expect(different).toEqual([]);
  expect(reasons.filter((reason) => !WHY_SKIPPED.includes(reason))).toEqual([]);
  expect(same).toBeGreaterThan(60);
});
