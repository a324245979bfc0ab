import type { Value } from '../values/value';

/** Digits or characters that count as one step. */
const PER_STEP = 64;

/** The steps that reading a value costs, apart from values of constant size. */
export function weightOf(value: Value): number {
  if (!('value' in value)) return 'left' in value ? weightOf(value.left) + weightOf(value.right) : 0;
  const content = value.value;
  if (typeof content === 'string') return Math.floor(content.length / PER_STEP);
  if (typeof content === 'bigint') return Math.floor(bitsOf(content) / (4 * PER_STEP));
  return typeof content === 'object' ? weightOf(content) : 0;
}

/** Numbers of ordinary size count as nothing, without the cost of measuring them. */
function bitsOf(value: bigint): number {
  if (value === BigInt.asIntN(64, value)) return 0;
  return 4 * value.toString(16).length;
}
