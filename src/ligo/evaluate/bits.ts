/** Bitwise operators, on numbers and on bytes. */
import { errorOf } from './failure';
import { limitDigits, limitedNumber } from './limits';
import { bytes, int, nat } from './values/make';
import type { Value } from './values/value';

type Bitwise = 'and' | 'or' | 'xor';

/** Shifts of numbers by more than this fail; of bytes, by more than 64,000. */
const MAX_SHIFT = 256n;
const MAX_BYTES_SHIFT = 64_000n;

const COMBINE: Readonly<Record<Bitwise, (a: bigint, b: bigint) => bigint>> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

export function bitwise(operation: Bitwise, a: Value, b: Value): Value {
  const combine = COMBINE[operation];
  if (a.kind === 'bool' && b.kind === 'bool')
    return { kind: 'bool', value: combine(BigInt(a.value), BigInt(b.value)) === 1n };
  if (a.kind === 'bytes' && b.kind === 'bytes') {
    // Operands are aligned at the right: `and` truncates the longer one, the others pad the shorter one.
    const lengths = [a.value.length, b.value.length];
    const length = operation === 'and' ? Math.min(...lengths) : Math.max(...lengths);
    return bytes(toHex(combine(fromHex(a.value), fromHex(b.value)), length));
  }
  if (a.kind === 'int64' && b.kind === 'int64') return { kind: 'int64', value: combine(a.value, b.value) };
  if ((a.kind === 'int' || a.kind === 'nat') && (b.kind === 'int' || b.kind === 'nat'))
    return nat(combine(a.value, b.value));
  throw errorOf(`The operator ${operation} does not apply to ${a.kind} and ${b.kind}.`);
}

export function invert(value: Value): Value {
  if (value.kind === 'int' || value.kind === 'nat') return int(-value.value - 1n);
  if (value.kind === 'bytes')
    return bytes(value.value.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16)));
  throw errorOf(`Bits of ${value.kind} cannot be inverted.`);
}

export function shift(direction: 'left' | 'right', a: Value, b: Value): Value {
  if (b.kind !== 'nat') throw errorOf(`A shift needs a nat, not ${b.kind}.`);
  if (a.kind === 'bytes') return shiftBytes(direction, a.value, b.value);
  if (a.kind === 'int64') {
    const shifted = direction === 'left' ? a.value << b.value : BigInt.asUintN(64, a.value) >> b.value;
    return { kind: 'int64', value: BigInt.asIntN(64, shifted) };
  }
  if (a.kind !== 'nat') throw errorOf(`A shift does not apply to ${a.kind}.`);
  if (b.value > MAX_SHIFT) throw errorOf('Overflow');
  return nat(direction === 'left' ? limitedNumber(a.value << b.value) : a.value >> b.value);
}

/** Left shifts add whole bytes; right shifts drop whole bytes. */
function shiftBytes(direction: 'left' | 'right', digits: string, by: bigint): Value {
  const length = BigInt(digits.length / 2);
  if (direction === 'left') {
    if (by > MAX_BYTES_SHIFT) throw errorOf('Overflow');
    const shifted = Number(length + (by + 7n) / 8n) * 2;
    limitDigits(shifted);
    return bytes(toHex(fromHex(digits) << by, shifted));
  }
  const kept = length - by / 8n;
  return bytes(kept <= 0n ? '' : toHex(fromHex(digits) >> by, Number(kept) * 2));
}

export function fromHex(digits: string): bigint {
  limitDigits(digits.length);
  return digits === '' ? 0n : BigInt(`0x${digits}`);
}

/** The last hexadecimal digits of a number, padded with zeros to the length. */
export function toHex(value: bigint, length: number): string {
  return length === 0 ? '' : value.toString(16).padStart(length, '0').slice(-length);
}
