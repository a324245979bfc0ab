/** Tests of recorded programs run twice: contracts are evaluated, and their compiled code is executed. */
import { expect, test } from 'vitest';
import { WHY_SKIPPED } from './helpers/differential-programs';
import { recordedVerdicts } from './helpers/differential-recorded';

test('evaluated and compiled contracts do the same', { timeout: 300_000 }, () => {
  const { different, reasons, same } = recordedVerdicts(1);
  expect(different).toEqual([]);
  expect(reasons).toEqual(WHY_SKIPPED);
  expect(same).toBeGreaterThan(500);
});
