/** Limits on the size of numbers and texts; on a chain, gas forbids far smaller ones. */
import { Failure } from './failure';

/**
 * Larger numbers would exhaust the memory before the step limit. In Firefox and Safari, integers have at most
 * 2 ** 20 bits, and a product, which has the bits of both factors, is computed before it is compared with the limit.
 */
const MAX_BITS = 500_000;
const MAX_NUMBER = 2n ** BigInt(MAX_BITS);
const MIN_NUMBER = -MAX_NUMBER;

/** Of strings, and of bytes in hexadecimal digits. */
const MAX_LENGTH = 10_000_000;

export function limitedNumber(value: bigint): bigint {
  if (value > MAX_NUMBER || value < MIN_NUMBER) throw tooLarge('A number');
  return value;
}

/** Called before the number with this many hexadecimal digits is made. */
export function limitDigits(count: number): void {
  if (count * 4 > MAX_BITS) throw tooLarge('A number');
}

/** Called before a string, or bytes with this many hexadecimal digits, is made. */
export function limitLength(length: number): void {
  if (length > MAX_LENGTH) throw tooLarge('A string or bytes value');
}

const tooLarge = (what: string): Failure =>
  new Failure({ kind: 'limit', message: `${what} has grown too large for this evaluator.` });
