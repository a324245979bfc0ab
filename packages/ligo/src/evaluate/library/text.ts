/** `String`, `Bytes` and `Bitwise`. */

import { decodeMicheline } from '../../michelson/decode';
import { optionValue } from '../../types/make';
import type { Type } from '../../types/type';
import { prune } from '../../types/type';
import { bitwise, shift } from '../bits';
import { extrasOf } from '../extras';
import { errorOf, failString } from '../failure';
import { limitLength } from '../limits';
import type { Host } from '../machine/host';
import { micheline } from '../michelson/of-value';
import { encode } from '../michelson/text';
import { readValue } from '../michelson/to-value';
import { concatenate } from '../operators';
import { packFunction } from '../packed-function';
import { dataType } from '../type-of';
import { isFunction } from '../values/function';
import { bytes, nat, option, some, text } from '../values/make';
import { isPrintable } from '../values/printable';
import type { Value } from '../values/value';
import { entriesOf, type Run, type Table } from './define';
import { bytesOf, given, listItems, natOf, stringOf } from './read';

const stringLength: Run = ([value]) => nat(BigInt(stringOf(value).length));
const bytesLength: Run = ([value]) => nat(BigInt(bytesOf(value).length / 2));
const substring: Run = ([index, length, value]) => text(part(index, length, stringOf(value), 1));
const subBytes: Run = ([index, length, value]) => bytes(part(index, length, bytesOf(value), 2));

function joined(parts: readonly string[]): string {
  limitLength(parts.reduce((total, { length }) => total + length, 0));
  return parts.join('');
}

/** The slice from an index, which must be within bounds even if the slice is empty. */
function part(index: Value | undefined, length: Value | undefined, source: string, unit: number): string {
  const [from, count] = [natOf(index), natOf(length)];
  const size = BigInt(source.length / unit);
  if (from >= size || from + count > size) throw failString('SLICE');
  return source.slice(Number(from) * unit, Number(from + count) * unit);
}

const STRING: Table = {
  length: [1, stringLength],
  size: [1, stringLength],
  concat: [2, ([a, b]) => concatenate(given(a), given(b))],
  concats: [1, ([list]) => text(joined(listItems(list).map(stringOf)))],
  sub: [3, substring],
  slice: [3, substring],
};

const BYTES: Table = {
  length: [1, bytesLength],
  size: [1, bytesLength],
  concat: [2, ([a, b]) => concatenate(given(a), given(b))],
  concats: [1, ([list]) => bytes(joined(listItems(list).map(bytesOf)))],
  sub: [3, subBytes],
  slice: [3, subBytes],
  pack: [1, ([value]) => pack(given(value))],
  unpack: [1, ([value], host, type) => unpack(given(value), host, type)],
};

const BITWISE: Table = {
  and: [2, ([a, b]) => bitwise('and', given(a), given(b))],
  or: [2, ([a, b]) => bitwise('or', given(a), given(b))],
  xor: [2, ([a, b]) => bitwise('xor', given(a), given(b))],
  shift_left: [2, ([a, b]) => shift('left', given(a), given(b))],
  shift_right: [2, ([a, b]) => shift('right', given(a), given(b))],
};

/** The first byte of all packed values. */
const PACKED = '05';

function pack(value: Value): Value {
  if (!isPrintable(value))
    throw errorOf('A string with other characters than printable ASCII cannot be packed.');
  return isFunction(value) ? packFunction(value) : bytes(PACKED + encode(micheline(value, 'optimised')));
}

function unpack(value: Value, host: Host, type: Type | undefined): Value {
  const digits = bytesOf(value);
  const arrow = type && prune(type);
  const item = arrow?.kind === 'arrow' ? optionValue(prune(arrow.result)) : undefined;
  const node = digits.startsWith(PACKED) ? decodeMicheline(digits.slice(2)) : undefined;
  const read =
    node && item && readValue(node, dataType(item), (code, of) => extrasOf(host).readFunction(code, of));
  // The function itself rather than its code: failures in it have places.
  if (value.kind === 'bytes' && value.packed && read && isFunction(read)) return some(value.packed);
  return option(read && isPrintable(read) ? read : undefined);
}

export const TEXT_ENTRIES = [
  ...entriesOf('String', STRING),
  ...entriesOf('Bytes', BYTES),
  ...entriesOf('Bitwise', BITWISE),
];
