import { expect, test } from 'vitest';
import { median } from './median';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], undefined],
])('the median of %j is %s', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});
