/** Arithmetic on the BLS12-381 curve. */
import { extrasOf } from './extras';
import { errorOf } from './failure';
import type { Host } from './machine/host';
import type { Value } from './values/value';

/** The order of the scalar field. */
const ORDER = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n;

const scalar = (value: bigint): Value => ({ kind: 'bls12_381_fr', value: ((value % ORDER) + ORDER) % ORDER });

/** The group of a point, which is the prefix of its functions. */
function groupOf({ kind }: Value): 'g1' | 'g2' | undefined {
  if (kind === 'bls12_381_g1') return 'g1';
  return kind === 'bls12_381_g2' ? 'g2' : undefined;
}

export function addOnCurve(a: Value, b: Value, host: Host): Value {
  if (a.kind === 'bls12_381_fr' && b.kind === 'bls12_381_fr') return scalar(a.value + b.value);
  const group = groupOf(a);
  if (!group || !('value' in a) || !('value' in b)) return refuse(a, b);
  return point(group, extrasOf(host).crypto.bls.add(group, String(a.value), String(b.value)));
}

export function multiplyOnCurve(a: Value, b: Value, host: Host): Value {
  const isScalar = (value: Value): value is Value & { value: bigint } =>
    value.kind === 'bls12_381_fr' || value.kind === 'int' || value.kind === 'nat';
  if (isScalar(a) && isScalar(b) && (a.kind === 'bls12_381_fr' || b.kind === 'bls12_381_fr'))
    return scalar(a.value * b.value);
  const group = groupOf(a);
  if (!group || !('value' in a) || b.kind !== 'bls12_381_fr') return refuse(a, b);
  return point(group, extrasOf(host).crypto.bls.multiply(group, String(a.value), b.value));
}

export function negateOnCurve(value: Value, host: Host): Value {
  if (value.kind === 'bls12_381_fr') return scalar(-value.value);
  const group = groupOf(value);
  if (!group || !('value' in value)) return refuse(value);
  return point(group, extrasOf(host).crypto.bls.negate(group, String(value.value)));
}

export const isOnCurve = ({ kind }: Value): boolean =>
  kind === 'bls12_381_fr' || kind === 'bls12_381_g1' || kind === 'bls12_381_g2';

function refuse(...operands: Value[]): never {
  throw errorOf(`This operator does not apply to ${operands.map(({ kind }) => kind).join(' and ')}.`);
}

const point = (group: 'g1' | 'g2', value: string): Value => ({ kind: `bls12_381_${group}`, value });
