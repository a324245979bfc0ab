/** Bitwise operators, on numbers and on bytes. */
import { errorOf } from './failure';
import { limitDigits, limitedNumber, limitLength } from './limits';
import { bytes, int, nat } from './values/make';
import type { Value } from './values/value';

type Bitwise = 'and' | 'or' | 'xor';

/** Shifts of numbers by more than this fail; of bytes, by more than 64,000. */
const MAX_SHIFT = 256n;
const MAX_BYTES_SHIFT = 64_000n;

/** Longer bytes are processed in chunks of this many digits: a number for all of them may be too large. */
const CHUNK = 10_000;

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
    const left = aligned(a.value, length);
    const right = aligned(b.value, length);
    const chunkAt = (from: number, to: number) =>
      toHex(combine(fromHex(left.slice(from, to)), fromHex(right.slice(from, to))), to - from);
    return bytes(inChunks(length, chunkAt));
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
  if (direction === 'left') {
    if (by > MAX_BYTES_SHIFT) throw errorOf('Overflow');
    const added = (by + 7n) / 8n;
    const length = digits.length + Number(added) * 2;
    limitLength(length);
    return bytes(shiftRight(digits.padEnd(length, '0'), added * 8n - by));
  }
  const kept = BigInt(digits.length / 2) - by / 8n;
  return bytes(kept <= 0n ? '' : shiftRight(digits.slice(0, Number(kept) * 2), by % 8n));
}

/** Shifts by less than one byte, so a chunk depends only on itself and on the byte before it. */
function shiftRight(digits: string, by: bigint): string {
  return inChunks(digits.length, (from, to) =>
    toHex(fromHex(digits.slice(Math.max(0, from - 2), to)) >> by, to - from),
  );
}

function inChunks(length: number, chunkAt: (from: number, to: number) => string): string {
  const count = Math.ceil(length / CHUNK);
  const chunks = Array.from({ length: count }, (_, index) =>
    chunkAt(index * CHUNK, Math.min((index + 1) * CHUNK, length)),
  );
  return chunks.join('');
}

export function fromHex(digits: string): bigint {
  limitDigits(digits.length);
  return digits === '' ? 0n : BigInt(`0x${digits}`);
}

/** The last hexadecimal digits of a number, padded with zeros to the length. */
export function toHex(value: bigint, length: number): string {
  return aligned(value.toString(16), length);
}

/** The digits of the length, aligned at the right: truncated or padded with zeros. */
function aligned(digits: string, length: number): string {
  return length === 0 ? '' : digits.padStart(length, '0').slice(-length);
}
