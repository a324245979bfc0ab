import { expect, test } from 'vitest';
import { hull, overlap } from './version-ranges';

test.each([
  [{ until: '1.9.0' }, { since: '1.10.0' }, false],
  [{ since: '1.10.0' }, { until: '1.9.0' }, false],
  [{ until: '1.10.0' }, { since: '1.10.0' }, true],
  [{ since: '1.7.0', until: '1.9.0' }, { since: '1.10.0', until: 'next' }, false],
  [{}, { since: 'next' }, true],
])('whether %j and %j overlap: %j', (a, b, expected) => {
  expect(overlap(a, b)).toBe(expected);
});

test.each([
  [[], {}],
  [[{ since: '1.10.0' }], { since: '1.10.0' }],
  [[{ since: '1.10.0' }, { since: '1.7.0', until: '1.9.0' }], { since: '1.7.0' }],
  [[{ until: '1.6.0' }, { until: '1.10.0' }], { until: '1.10.0' }],
  [[{ since: 'next' }, {}], {}],
])('the range around %j is %j', (ranges, expected) => {
  const { since, until } = hull(ranges);
  expect({ since, until }).toEqual({ since: undefined, until: undefined, ...expected });
});
