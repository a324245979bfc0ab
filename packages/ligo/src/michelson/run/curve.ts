/** The curve BLS12-381. Points are uncompressed, as hexadecimal digits. */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { itemsOf, raw } from '../values/make';
import type { BytesValue, ListValue } from '../values/value';
import { stop } from './stop';

const g1 = (digits: string) => read(() => bls12_381.G1.Point.fromHex(digits));
const g2 = (digits: string) => read(() => bls12_381.G2.Point.fromHex(digits));

function read<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw stop('invalid-state', 'The bytes are not a point of the curve.');
  }
}

export function addPoints(a: BytesValue, b: BytesValue): BytesValue {
  return a.kind === 'bls12_381_g1'
    ? raw(a.kind, g1(a.value).add(g1(b.value)).toHex(false))
    : raw(a.kind, g2(a.value).add(g2(b.value)).toHex(false));
}

export function multiplyPoint(point: BytesValue, scalar: bigint): BytesValue {
  return point.kind === 'bls12_381_g1'
    ? raw(point.kind, g1(point.value).multiplyUnsafe(scalar).toHex(false))
    : raw(point.kind, g2(point.value).multiplyUnsafe(scalar).toHex(false));
}

export function negatePoint(point: BytesValue): BytesValue {
  return point.kind === 'bls12_381_g1'
    ? raw(point.kind, g1(point.value).negate().toHex(false))
    : raw(point.kind, g2(point.value).negate().toHex(false));
}

/** Whether the product of the pairings is one. */
export function checkPairing(pairs: ListValue): boolean {
  const points = itemsOf(pairs).map((item) => {
    const { left, right } = item.kind === 'pair' ? item : { left: item, right: item };
    if (left.kind !== 'bls12_381_g1' || right.kind !== 'bls12_381_g2')
      throw stop('invalid-state', 'PAIRING_CHECK needs pairs of points.');
    return { g1: g1(left.value), g2: g2(right.value) };
  });
  const { Fp12 } = bls12_381.fields;
  // The pairing of a point at infinity is one; the library refuses it.
  const factors = points.filter((point) => !point.g1.is0() && !point.g2.is0());
  return factors.length === 0 || Fp12.eql(bls12_381.pairingBatch(factors), Fp12.ONE);
}
