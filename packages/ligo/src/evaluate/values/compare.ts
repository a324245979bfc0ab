/** The ordering of values: Michelson's for comparable types, the test framework's for the others. */

import { printMicheline } from '../../michelson/print';
import { errorOf, unsupported } from '../failure';
import { entries } from './tree';
import type { Encoded, List, Value } from './value';

const sign = <T extends bigint | number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Less than, equal to or greater than zero. */
export function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  switch (a.kind) {
    case 'unit':
      return 0;
    case 'bool':
      return b.kind === 'bool' ? Number(a.value) - Number(b.value) : mismatch(a, b);
    case 'int':
    case 'nat':
    case 'mutez':
    case 'timestamp':
    case 'int64':
    case 'bls12_381_fr':
      return b.kind === a.kind ? sign(a.value, b.value) : mismatch(a, b);
    case 'string':
    case 'bytes':
    case 'chest':
    case 'chest_key':
    case 'bls12_381_g1':
    case 'bls12_381_g2':
      return b.kind === a.kind ? sign(a.value, b.value) : mismatch(a, b);
    case 'address':
    case 'key':
    case 'key_hash':
    case 'signature':
    case 'chain_id':
      return b.kind === a.kind ? compareEncoded(a, b) : mismatch(a, b);
    case 'tuple':
    case 'record':
      return b.kind === a.kind ? compareItems(a.items, b.items) : mismatch(a, b);
    case 'variant': {
      if (b.kind !== 'variant') return mismatch(a, b);
      const order = a.shape.names.indexOf(a.name) - a.shape.names.indexOf(b.name);
      return order === 0 ? compare(a.value, b.value) : order;
    }
    case 'list':
      return b.kind === 'list' ? compareLists(a, b) : mismatch(a, b);
    case 'set':
      if (b.kind !== 'set') return mismatch(a, b);
      return compareItems(
        entries(a.tree).map(({ key }) => key),
        entries(b.tree).map(({ key }) => key),
      );
    case 'map':
    case 'big_map':
      if (b.kind !== 'map' && b.kind !== 'big_map') return mismatch(a, b);
      return compareItems(
        entries(a.tree).flatMap(({ key, value }) => [key, value]),
        entries(b.tree).flatMap(({ key, value }) => [key, value]),
      );
    case 'contract':
      if (b.kind !== 'contract') return mismatch(a, b);
      return compareAddresses(a.address, b.address) || sign(a.entrypoint ?? '', b.entrypoint ?? '');
    case 'typed_address':
      return b.kind === 'typed_address' ? compareAddresses(a.address, b.address) : mismatch(a, b);
    case 'michelson_program':
      if (b.kind !== 'michelson_program') return mismatch(a, b);
      return sign(printMicheline(a.code), printMicheline(b.code));
    default:
      return mismatch(a, b);
  }
}

export const equal = (a: Value, b: Value): boolean => compare(a, b) === 0;

function compareItems(a: readonly Value[], b: readonly Value[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [left, right] = [a[index], b[index]];
    const order = left && right ? compare(left, right) : 0;
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareLists(a: List, b: List): number {
  let [left, right] = [a, b];
  while ('head' in left && 'head' in right) {
    const order = compare(left.head, right.head);
    if (order !== 0) return order;
    [left, right] = [left.tail, right.tail];
  }
  return left.size - right.size;
}

/** Kinds of base58 texts in the order of their binary tags. */
const PREFIXES: Readonly<Record<Encoded['kind'], readonly string[]>> = {
  address: ['tz1', 'tz2', 'tz3', 'tz4', 'KT1', 'txr1', 'sr1'],
  key_hash: ['tz1', 'tz2', 'tz3', 'tz4'],
  key: ['edpk', 'sppk', 'p2pk', 'BLpk'],
  signature: ['edsig', 'spsig1', 'p2sig', 'BLsig', 'sig'],
  chain_id: ['Net'],
};

/**
 * Base58 preserves the order of the bytes for texts with the same prefix and length.
 */
function compareEncoded(a: Encoded, b: Encoded): number {
  if (a.kind === 'address') return compareAddresses(a.value, b.value);
  return compareWithPrefix(PREFIXES[a.kind], a.value, b.value);
}

function compareAddresses(a: string, b: string): number {
  const [addressA = '', entrypointA = ''] = a.split('%');
  const [addressB = '', entrypointB = ''] = b.split('%');
  return compareWithPrefix(PREFIXES.address, addressA, addressB) || sign(entrypointA, entrypointB);
}

function compareWithPrefix(prefixes: readonly string[], a: string, b: string): number {
  const rank = (value: string): number => prefixes.findIndex((prefix) => value.startsWith(prefix));
  return rank(a) - rank(b) || sign(a, b);
}

function mismatch(a: Value, b: Value): never {
  if (a.kind === 'unavailable') throw unsupported(a.what);
  if (b.kind === 'unavailable') throw unsupported(b.what);
  if (a.kind === b.kind) throw errorOf(`Values of type ${a.kind} cannot be compared.`);
  throw errorOf(`Values of different types cannot be compared: ${a.kind} and ${b.kind}.`);
}
