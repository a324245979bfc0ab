import { expect, it, test } from 'vitest';
import { bytesText, differenceText, originationBurn, overLimitText, shareText } from './size-text';

test.each([
  [0, 'no difference'],
  [-42, '−42 bytes'],
  [1, '+1 byte'],
  [1_500, '+1,500 bytes'],
])('a difference of %d is "%s"', (bytes, text) => {
  expect(differenceText(bytes)).toBe(text);
});

it('counts what an origination adds', () => {
  expect(originationBurn({ bytes: 28, storage: { expression: '"hello"', bytes: 10 } })).toBe('0.07575');
  expect(originationBurn({ bytes: 28 })).toBe('0.07325');
});

it('says how full an operation is', () => {
  expect([301, 16_384, 32_768].map(shareText)).toEqual(['0.9 %', '50 %', '100 %']);
  expect(bytesText(1)).toBe('1 byte');
});

it('says which limit is exceeded, and by how much', () => {
  expect(overLimitText(32_768)).toBeUndefined();
  expect(overLimitText(33_000)).toMatch(/^The contract is 232 bytes larger .* \(32,768 bytes\)/);
});
