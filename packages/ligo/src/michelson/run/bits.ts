/** Bitwise operations on booleans, numbers and bytes, and conversions between numbers and bytes. */
import { bool, number, raw } from '../values/make';
import type { BytesValue, NumberValue, Value } from '../values/value';
import { stop } from './stop';

export type Bitwise = 'AND' | 'OR' | 'XOR';

/** Longer shifts overflow. */
const MAX_SHIFT = 256n;
const MAX_BYTES_SHIFT = 64_000n;

export function bitwise(operation: Bitwise, a: Value, b: Value): Value {
  if (a.kind === 'bool' && b.kind === 'bool')
    return bool(combine(operation, BigInt(a.value), BigInt(b.value)) === 1n);
  if (a.kind === 'bytes' && b.kind === 'bytes') return bitwiseBytes(operation, a.value, b.value);
  if (isInteger(a) && isInteger(b)) return number('nat', combine(operation, a.value, b.value));
  throw stop('invalid-state', `${operation} does not apply to ${a.kind} and ${b.kind}.`);
}

/** Operands are aligned at their ends: `AND` cuts the longer one off, the others fill the shorter one with zeros. */
function bitwiseBytes(operation: Bitwise, a: string, b: string): BytesValue {
  const length = operation === 'AND' ? Math.min(a.length, b.length) : Math.max(a.length, b.length);
  return raw('bytes', digitsOf(combine(operation, valueOfDigits(a), valueOfDigits(b)), length));
}

function combine(operation: Bitwise, a: bigint, b: bigint): bigint {
  if (operation === 'AND') return a & b;
  return operation === 'OR' ? a | b : a ^ b;
}

export function invert(value: Value): Value {
  if (value.kind === 'bool') return bool(!value.value);
  if (value.kind === 'bytes') {
    const { length } = value.value;
    return raw('bytes', digitsOf(allOnes(length) ^ valueOfDigits(value.value), length));
  }
  if (isInteger(value)) return number('int', -value.value - 1n);
  throw stop('invalid-state', `NOT does not apply to ${value.kind}.`);
}

export function shiftLeft(value: Value, by: bigint): Value {
  if (value.kind === 'bytes') {
    if (by > MAX_BYTES_SHIFT) throw tooFar(by);
    const added = 2 * Number((by + 7n) / 8n);
    return raw('bytes', digitsOf(valueOfDigits(value.value) << by, value.value.length + added));
  }
  if (by > MAX_SHIFT) throw tooFar(by);
  if (value.kind === 'nat') return number('nat', value.value << by);
  throw stop('invalid-state', `LSL does not apply to ${value.kind}.`);
}

export function shiftRight(value: Value, by: bigint): Value {
  if (value.kind === 'bytes') {
    const kept = BigInt(value.value.length) - 2n * (by / 8n);
    return raw('bytes', kept <= 0n ? '' : digitsOf(valueOfDigits(value.value) >> by, Number(kept)));
  }
  if (by > MAX_SHIFT) throw tooFar(by);
  if (value.kind === 'nat') return number('nat', value.value >> by);
  throw stop('invalid-state', `LSR does not apply to ${value.kind}.`);
}

/** `BYTES`: big-endian, as short as possible; integers as two's complement. */
export function numberToBytes({ kind, value }: NumberValue): BytesValue {
  if (value === 0n) return raw('bytes', '');
  // The sign of an integer needs one more bit.
  const magnitude = kind === 'nat' ? value : 2n * (value < 0n ? -value - 1n : value);
  const bits = magnitude === 0n ? 1 : magnitude.toString(2).length;
  const length = 2 * Math.ceil(bits / 8);
  return raw('bytes', digitsOf(value & allOnes(length), length));
}

export const bytesToNat = ({ value }: BytesValue): NumberValue => number('nat', valueOfDigits(value));

export function bytesToInt({ value }: BytesValue): NumberValue {
  const unsigned = valueOfDigits(value);
  const isNegative = /^[89a-f]/.test(value);
  return number('int', isNegative ? unsigned - allOnes(value.length) - 1n : unsigned);
}

const isInteger = (value: Value): value is NumberValue => value.kind === 'int' || value.kind === 'nat';
const valueOfDigits = (digits: string): bigint => (digits === '' ? 0n : BigInt(`0x${digits}`));
const allOnes = (length: number): bigint => (1n << BigInt(4 * length)) - 1n;
const tooFar = (by: bigint) => stop('overflow', `A shift by ${by} bits is too far.`);

/** The last digits of a number. */
function digitsOf(value: bigint, length: number): string {
  return length === 0 ? '' : value.toString(16).padStart(length, '0').slice(-length);
}
