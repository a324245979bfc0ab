/** Conversion hints for type mismatches. */

import { equalTypes } from '../equal';
import { optionValue } from '../make';
import type { Type } from '../type';

const CONVERSIONS: Readonly<Record<string, string>> = {
  'nat int': '`int` converts a natural number to an integer.',
  'int nat':
    '`abs` returns the absolute value, `is_nat` an option of a natural number; a literal is written `1n`.',
  'int tez': 'Amounts are written `1tez` or `1mutez`; a `nat` times `1mutez` is an amount.',
  'nat tez': 'A `nat` times `1mutez` is an amount.',
  'tez nat': 'An amount divided by `1mutez` is a `nat`.',
  'string address': 'Annotate the literal with the type `address`.',
  'string key': 'Annotate the literal with the type `key`.',
  'string key_hash': 'Annotate the literal with the type `key_hash`.',
  'string timestamp': 'Annotate the literal with the type `timestamp`.',
  'string bytes':
    'The bytes of a text are written bytes`…` in JsLIGO, [%bytes "…"] in CameLIGO; `Bytes.pack` serialises any value.',
};

export function conversionHint(received: Type, expected: Type): string | undefined {
  if (received.kind === 'constant' && expected.kind === 'constant') {
    return CONVERSIONS[`${received.name} ${expected.name}`];
  }
  const value = optionValue(received);
  if (value !== undefined && equalTypes(value, expected)) return 'Match the option to get at its value.';
  const wanted = optionValue(expected);
  if (wanted !== undefined && equalTypes(wanted, received)) return 'Wrap the value in `Some`.';
  return undefined;
}
