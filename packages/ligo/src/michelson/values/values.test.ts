/** Reading values of a type, and writing them in their three forms. */
import { describe, expect, test } from 'vitest';
import { encodeMicheline } from '../binary';
import { checkType, checkValue } from '../check/index';
import { decodeMicheline } from '../decode';
import { parseMicheline } from '../parse';
import { printMicheline } from '../print';
import type { Type } from '../types/type';
import { compareValues } from './compare';
import type { Value } from './value';
import { type ValueForm, writeValue } from './write';

function typeOf(text: string): Type {
  const { type } = checkType(parseMicheline(text).tree);
  if (!type) throw new Error(`${text} is not a type`);
  return type;
}

function readText(text: string, type: string): Value {
  const { value, problems } = checkValue(parseMicheline(text).tree, typeOf(type), { allowsTickets: true });
  if (!value) throw new Error(problems[0]?.message);
  return value;
}

const TZ1 = 'tz1gjaF81ZRRvdzjobyfVNsAeSC6PScjfQwN';
const KT1 = 'KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn';

/** Type, value, and its forms where they differ from it: readable, optimised, packed. */
const FORMS: readonly (readonly [string, string, string?, string?, string?])[] = [
  ['unit', 'Unit'],
  ['bool', 'False'],
  ['int', '-5'],
  ['string', '"a\\nb"'],
  ['timestamp', '0', '"1970-01-01T00:00:00Z"', '0', '0'],
  ['timestamp', '"2024-02-29T12:30:00Z"', undefined, '1709209800', '1709209800'],
  ['timestamp', '"2024-02-29T13:30:00+01:00"', '"2024-02-29T12:30:00Z"', '1709209800', '1709209800'],
  ['timestamp', '"253402300800"', undefined, '253402300800', '253402300800'],
  ['pair int nat', 'Pair 1 2'],
  ['pair int nat bool', 'Pair 1 2 True', undefined, 'Pair 1 (Pair 2 True)', 'Pair 1 (Pair 2 True)'],
  [
    'pair int nat bool unit',
    '{ 1 ; 2 ; True ; Unit }',
    'Pair 1 2 True Unit',
    '{ 1 ; 2 ; True ; Unit }',
    'Pair 1 (Pair 2 (Pair True Unit))',
  ],
  ['pair (pair int nat) bool', 'Pair (Pair 1 2) True'],
  ['or int (or nat bool)', 'Right (Left 3)'],
  ['option (list nat)', 'Some { 1 ; 1 }'],
  ['option nat', 'None'],
  ['set string', '{ "a" ; "b" }'],
  ['map nat (option bool)', '{ Elt 1 None ; Elt 2 (Some True) }'],
  ['big_map nat unit', '{ Elt 1 Unit }'],
  ['lambda int nat', '{ ABS }'],
  ['lambda int nat', 'Lambda_rec { ABS ; DIP { DROP } }'],
  ['bls12_381_fr', '1', `0x01${'00'.repeat(31)}`, `0x01${'00'.repeat(31)}`, `0x01${'00'.repeat(31)}`],
  [
    'address',
    `"${TZ1}"`,
    undefined,
    '0x0000e7670f32038107a59a2b9cfefae36ea21f5aa63c',
    '0x0000e7670f32038107a59a2b9cfefae36ea21f5aa63c',
  ],
  [
    'key_hash',
    `"${TZ1}"`,
    undefined,
    '0x00e7670f32038107a59a2b9cfefae36ea21f5aa63c',
    '0x00e7670f32038107a59a2b9cfefae36ea21f5aa63c',
  ],
  ['chain_id', '"NetXdQprcVkpaWU"', undefined, '0x7a06a770', '0x7a06a770'],
  ['chain_id', '0x7a06a770', '"NetXdQprcVkpaWU"', '0x7a06a770', '0x7a06a770'],
];

describe('forms of values', () => {
  for (const [type, text, ...forms] of FORMS)
    test(`${type}: ${text}`, () => {
      const value = readText(text, type);
      for (const [index, form] of (['readable', 'optimised', 'packed'] satisfies ValueForm[]).entries()) {
        const node = writeValue(value, form);
        expect(printMicheline(node)).toBe(forms[index] ?? text);
        const again = readText(printMicheline(node), type);
        expect(printMicheline(writeValue(again, 'readable'))).toBe(
          printMicheline(writeValue(value, 'readable')),
        );
        expect(decodeMicheline(encodeMicheline(node) ?? '')).toBeDefined();
      }
    });
});

const EDSIG =
  'edsigtXomBKi5CTRf5cjATJWSyaRvhfYNHqSUGrn4SdbYRcGwQrUGjzEfQDTuqHhuA8b2d8NarZjz8TRf65WkpQmo423BtomS8Q';

test('a signature keeps the form in which it was read', () => {
  expect(printMicheline(writeValue(readText(`"${EDSIG}"`, 'signature'), 'readable'))).toBe(`"${EDSIG}"`);
});

test('an address may name an entrypoint, but not default', () => {
  const value = readText(`"${KT1}%mint"`, 'address');
  expect(printMicheline(writeValue(value, 'readable'))).toBe(`"${KT1}%mint"`);
  expect(printMicheline(writeValue(value, 'packed'))).toMatch(/^0x01.{40}006d696e74$/);
  expect(checkValue(parseMicheline(`"${KT1}%default"`).tree, typeOf('address')).problems).toMatchObject([
    { code: 'invalid-value' },
  ]);
});

test('tickets cannot be written by hand', () => {
  expect(printMicheline(writeValue(readText(`Pair "${KT1}" 1 2`, 'ticket nat'), 'readable'))).toBe(
    `Pair "${KT1}" 1 2`,
  );
  expect(checkValue(parseMicheline(`Pair "${KT1}" 1 2`).tree, typeOf('ticket nat')).problems).toMatchObject([
    { code: 'invalid-value' },
  ]);
});

/** Values of a type in ascending order. */
const ORDERS: readonly (readonly [string, readonly string[]])[] = [
  ['int', ['-10', '-9', '0', '2', '10']],
  ['string', ['""', '"A"', '"a"', '"aa"', '"b"']],
  ['bytes', ['0x', '0x00', '0x0001', '0x01', '0xff']],
  ['bool', ['False', 'True']],
  ['option nat', ['None', 'Some 0', 'Some 1']],
  ['or nat nat', ['Left 1', 'Left 2', 'Right 0']],
  ['pair nat nat', ['Pair 0 9', 'Pair 1 0', 'Pair 1 1']],
  ['timestamp', ['-1', '0', '"1970-01-01T00:00:01Z"']],
  ['address', [`"${TZ1}"`, `"${KT1}%admin"`, `"${KT1}"`, `"${KT1}%mint"`]],
];

test.each(ORDERS)('order of %s', (type, texts) => {
  const values = texts.map((text) => readText(text, type));
  for (const [i, a] of values.entries())
    for (const [j, b] of values.entries()) expect(Math.sign(compareValues(a, b))).toBe(Math.sign(i - j));
});
