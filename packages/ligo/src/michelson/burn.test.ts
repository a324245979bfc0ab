import { expect, test } from 'vitest';
import { sizeOfMicheline } from './binary';
import { burnOf, ORIGINATION_BYTES, storedSize, tezText } from './burn';
import { parseMicheline } from './parse';

const ECHO = 'parameter string ; storage string ; code { CAR ; NIL operation ; PAIR }';

test('the chain counts the code and the storage, each behind its length', () => {
  const sizes = [`{ ${ECHO} }`, '"hello"'].map((text) => sizeOfMicheline(parseMicheline(text).tree) ?? 0);
  const [code = 0, storage = 0] = sizes;
  // Octez prints "Paid storage size diff: 46 bytes" for this origination.
  expect(storedSize(code, storage)).toBe(46);
  expect(tezText(burnOf(ORIGINATION_BYTES))).toBe('0.06425');
});

test.each([
  [0, '0'],
  [250, '0.00025'],
  [-10_500, '-0.0105'],
  [2_000_000, '2'],
])('%d mutez are %s tez', (mutez, text) => {
  expect(tezText(mutez)).toBe(text);
});
