/** The order of values. */
import { addressParts } from './address';
import type { Value } from './value';

/** Negative, zero or positive. Only values of the same comparable type have an order. */
export function compareValues(a: Value, b: Value): number {
  if (a.kind === 'pair' && b.kind === 'pair')
    return compareValues(a.left, b.left) || compareValues(a.right, b.right);
  if (a.kind === 'or' && b.kind === 'or')
    return a.side === b.side ? compareValues(a.value, b.value) : a.side === 'Left' ? -1 : 1;
  if (a.kind === 'option' && b.kind === 'option')
    return a.value && b.value ? compareValues(a.value, b.value) : Number(!!a.value) - Number(!!b.value);
  if (a.kind === 'address' && b.kind === 'address') return compareAddresses(a.value, b.value);
  // Digits and texts of one length order as their bytes do; booleans and numbers as such.
  return 'value' in a && 'value' in b ? order(a.value, b.value) : 0;
}

const order = <T>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

function compareAddresses(a: string, b: string): number {
  const [first, second] = [addressParts(a), addressParts(b)];
  return order(first.account, second.account) || order(first.entrypoint, second.entrypoint);
}
