import { expect, test } from 'vitest';
import { partnerOf } from './brackets';

test.each([
  ['(a)', 0, 2],
  ['(a)', 2, 0],
  ['((a))', 0, 4],
  ['([)]', 0, 2],
  ['(a', 0, undefined],
  ['a', 0, undefined],
  ['', -1, undefined],
])('in %j, the partner of %i is %s', (text, at, partner) => {
  expect(partnerOf(text, at)).toBe(partner);
});
