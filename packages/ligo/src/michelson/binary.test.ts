/** The binary encoding and the JSON form of Micheline. */
import { expect, test } from 'vitest';
import {
  decodeMicheline,
  encodeMicheline,
  fromJson,
  isSame,
  parseMicheline,
  sizeOfMicheline,
  toJson,
} from './index';

/** Text, and its encoding by Octez. */
const ENCODED: readonly (readonly [string, string])[] = [
  ['0', '0000'],
  ['63', '003f'],
  ['64', '008001'],
  ['-64', '00c001'],
  ['1000000', '0080897a'],
  ['"tz"', '0100000002747a'],
  ['0x', '0a00000000'],
  ['{}', '0200000000'],
  ['Unit', '030b'],
  ['nat %a', '0462000000022561'],
  ['Some 1', '05090001'],
  ['Pair 1 2', '070700010002'],
  ['pair %a nat int', '0865036203 5b000000022561'.replace(' ', '')],
  ['Pair 1 2 3', '0907000000060001000200030 0000000'.replace(' ', '')],
  [
    '{ parameter mutez ; storage mutez ; code { UNPAIR ; ADD ; NIL operation ; PAIR } }',
    '02000000190500036a0501036a0502020000000a037a0312053d036d0342',
  ],
];

test.each(ENCODED)('%s', (text, digits) => {
  const { tree } = parseMicheline(text);
  expect(encodeMicheline(tree)).toBe(digits);
  expect(sizeOfMicheline(tree)).toBe(digits.length / 2);
  const decoded = decodeMicheline(digits);
  expect(decoded && isSame(decoded, tree)).toBe(true);
  const copy = fromJson(JSON.parse(JSON.stringify(toJson(tree))));
  expect(copy && isSame(copy, tree)).toBe(true);
});

test('long integers keep their value', () => {
  for (const text of [`${2n ** 2000n + 5n}`, `-${3n ** 999n}`]) {
    const { tree } = parseMicheline(text);
    const decoded = decodeMicheline(encodeMicheline(tree) ?? '');
    expect(decoded && isSame(decoded, tree)).toBe(true);
  }
});

test('a name that is not a primitive has no encoding', () => {
  expect(encodeMicheline(parseMicheline('{ DUP ; NOT_AN_OP }').tree)).toBeUndefined();
  expect(sizeOfMicheline(parseMicheline('Pair (NOT_AN_OP 1) 2 3').tree)).toBeUndefined();
});

const MALFORMED: readonly (readonly [string, string])[] = [
  ['', 'nothing'],
  ['00', 'no number'],
  ['0080', 'an unfinished number'],
  ['008000', 'a number with a superfluous byte'],
  ['0bff', 'an unknown tag'],
  ['03ff', 'an unknown primitive'],
  ['0509', 'a missing argument'],
  ['0100000005616263', 'a text that is too short'],
  ['0100000001ff', 'a text that is not UTF-8'],
  ['020000000a0001', 'a sequence that is too short'],
  ['02000000010001', 'an item that ends behind its sequence'],
  ['000100', 'bytes after the end'],
  ['02'.padEnd(10, '0').repeat(3), 'bytes after an empty sequence'],
];

test.each(MALFORMED)('%j is malformed: %s', (digits) => {
  expect(decodeMicheline(digits)).toBeUndefined();
});

test('bytes that are nested too deeply are refused', () => {
  let digits = '';
  for (let depth = 0; depth < 5_000; depth++)
    digits = `02${(digits.length / 2).toString(16).padStart(8, '0')}${digits}`;
  expect(decodeMicheline(digits)).toBeUndefined();
});

const NOT_MICHELINE: readonly unknown[] = [
  null,
  1,
  'Unit',
  {},
  { int: 1 },
  { int: '1.5' },
  { bytes: 'abc' },
  { prim: 'Some', args: 1 },
  { prim: 'Some', args: [{}] },
  { prim: 'nat', annots: [1] },
  [{ int: '1' }, 2],
];

test.each(NOT_MICHELINE.map((data) => [data]))('%j is not Micheline', (data) => {
  expect(fromJson(data)).toBeUndefined();
});
