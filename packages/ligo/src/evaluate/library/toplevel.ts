/** Functions without a module: conversions, failures, assertions. */

import { fromHex, toHex } from '../bits';
import { failString, failWith } from '../failure';
import { call } from '../machine/native';
import { ediv } from '../operators';
import { bytes, int, NONE, nat, some, tuple, UNIT } from '../values/make';
import type { Value } from '../values/value';
import { entriesOf, type Table } from './define';
import {
  as,
  boolOf,
  bytesOf,
  functionOf,
  given,
  mismatch,
  numberOf,
  optionOf,
  pairOf,
  stringOf,
} from './read';

const TOPLEVEL: Table = {
  unit: UNIT,
  true: { kind: 'bool', value: true },
  false: { kind: 'bool', value: false },
  failwith: [
    1,
    ([error]) => {
      throw failWith(given(error));
    },
  ],
  ignore: [1, () => UNIT],
  abs: [1, ([value]) => nat(absolute(numberOf('int', value)))],
  is_nat: [
    1,
    ([value]) => {
      const number = numberOf('int', value);
      return number < 0n ? NONE : some(nat(number));
    },
  ],
  int: [1, ([value]) => int(toInteger(value))],
  nat: [1, ([value]) => nat(fromHex(bytesOf(value)))],
  bytes: [1, ([value]) => bytes(toBytes(given(value)))],
  ediv: [2, ([a, b]) => ediv(given(a), given(b))],
  assert: [1, ([condition]) => check(boolOf(condition), 'failed assertion')],
  assert_with_error: [2, ([condition, error]) => check(boolOf(condition), stringOf(error))],
  assert_some: [1, ([option]) => check(optionOf(option) !== undefined, 'failed assert some')],
  assert_some_with_error: [2, ([option, error]) => check(optionOf(option) !== undefined, stringOf(error))],
  assert_none: [1, ([option]) => check(optionOf(option) === undefined, 'failed assert none')],
  assert_none_with_error: [2, ([option, error]) => check(optionOf(option) === undefined, stringOf(error))],
};

/** The same assertions under the names of the module `Assert`. */
export const ASSERTIONS: Table = {
  assert: at('assert'),
  some: at('assert_some'),
  none: at('assert_none'),
};

export const ASSERTIONS_WITH_ERROR: Table = {
  assert: at('assert_with_error'),
  some: at('assert_some_with_error'),
  none: at('assert_none_with_error'),
};

const TUPLE2: Table = {
  get1: [1, ([pair]) => pairOf(pair)[0]],
  get2: [1, ([pair]) => pairOf(pair)[1]],
  swap: [
    1,
    ([pair]) => {
      const [first, second] = pairOf(pair);
      return tuple(second, first);
    },
  ],
  curry: [
    3,
    function* ([fn, a, b]) {
      return yield call(functionOf(fn), tuple(given(a), given(b)));
    },
  ],
  uncurry: [
    2,
    function* ([fn, pair]) {
      return yield call(functionOf(fn), ...pairOf(pair));
    },
  ],
};

export const TOPLEVEL_ENTRIES = [
  ...entriesOf('', TOPLEVEL),
  ...entriesOf('Assert', ASSERTIONS),
  ...entriesOf('Assert.Error', ASSERTIONS_WITH_ERROR),
  ...entriesOf('Tuple2', TUPLE2),
  ...entriesOf('', {
    fst: part(TUPLE2, 'get1'),
    snd: part(TUPLE2, 'get2'),
    curry: part(TUPLE2, 'curry'),
    uncurry: part(TUPLE2, 'uncurry'),
  }),
];

function at(name: string): Table[string] {
  return part(TOPLEVEL, name);
}

function part(table: Table, name: string): Table[string] {
  return table[name] ?? UNIT;
}

function check(condition: boolean, error: string): Value {
  if (!condition) throw failString(error);
  return UNIT;
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

function toInteger(value: Value | undefined): bigint {
  if (value?.kind === 'nat' || value?.kind === 'int' || value?.kind === 'bls12_381_fr') return value.value;
  if (value?.kind !== 'bytes') return mismatch('nat', value);
  const digits = as('bytes', value).value;
  return digits === '' ? 0n : BigInt.asIntN(digits.length * 4, fromHex(digits));
}

/** Big-endian; integers in two's complement, with as few bytes as possible. */
function toBytes(value: Value): string {
  if (value.kind === 'nat') return value.value === 0n ? '' : evenHex(value.value);
  const number = numberOf('int', value);
  if (number === 0n) return '';
  let length = 1;
  while (number >= 1n << BigInt(8 * length - 1) || number < -(1n << BigInt(8 * length - 1))) length += 1;
  return toHex(BigInt.asUintN(8 * length, number), 2 * length);
}

function evenHex(value: bigint): string {
  const digits = value.toString(16);
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}
