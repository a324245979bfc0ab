import { expect, test } from 'vitest';
import { constantHash, expandConstants } from './constants';
import { parseMicheline } from './parse';
import { printMicheline } from './print';

const CODE = parseMicheline('{ PUSH int 2 ; MUL }').tree;
const HASH = constantHash(CODE) ?? '';

test('a hash identifies code', () => {
  expect(HASH).toMatch(/^expr/);
  expect(constantHash(parseMicheline('999').tree)).toBe(
    'expruQN5r2umbZVHy6WynYM8f71F8zS4AERz9bugF8UkPBEqrHLuU8',
  );
  // The hash that `ligo compile constant` prints.
  expect(constantHash(parseMicheline('{ PUSH int 2 ; PUSH int 3 ; DIG 2 ; MUL ; ADD }').tree)).toBe(
    'expruCKsgmUZjC7k8NRcwbcGbFSuLHv5rUyApNd972MwArLuxEZQm2',
  );
  expect(constantHash(parseMicheline('NOT_AN_OP').tree)).toBeUndefined();
});

test('registered constants are replaced', () => {
  const { tree, problems } = expandConstants(
    parseMicheline(`{ DUP ; constant "${HASH}" }`).tree,
    new Map([[HASH, CODE]]),
  );
  expect(problems).toEqual([]);
  expect(printMicheline(tree)).toBe('{ DUP ; { PUSH int 2 ; MUL } }');
});

test('others are problems', () => {
  const { problems } = expandConstants(parseMicheline('{ DUP ; constant "exprNone" }').tree, new Map());
  expect(problems).toMatchObject([{ code: 'unknown-constant', span: { from: 8, to: 27 } }]);
});
