/**
 * Which items of a stack are used: a string of `1` (used) and `0`, the top of the stack first. Items beyond
 * the end of the string are not used.
 */
export type Mask = string;

export const none = (count: number): Mask => '0'.repeat(count);

export const all = (count: number): Mask => '1'.repeat(count);

export const uses = (mask: Mask, index: number): boolean => mask[index] === '1';

/** The first items, exactly `count` of them. */
export const first = (mask: Mask, count: number): Mask => mask.slice(0, count).padEnd(count, '0');

/** The number of used items. */
export function weight(mask: Mask): number {
  let count = 0;
  for (const item of mask) if (item === '1') count += 1;
  return count;
}

const isSameMask = (a: Mask, b: Mask): boolean =>
  a.length >= b.length ? a === b.padEnd(a.length, '0') : isSameMask(b, a);

/** Items used by either. */
export function union(a: Mask, b: Mask): Mask {
  const length = Math.max(a.length, b.length);
  let result = '';
  for (let index = 0; index < length; index += 1) result += uses(a, index) || uses(b, index) ? '1' : '0';
  return result;
}

/** Of the items that `a` or `b` uses, those that `a` uses. */
export function within(a: Mask, b: Mask): Mask {
  const length = Math.max(a.length, b.length);
  let result = '';
  for (let index = 0; index < length; index += 1) {
    if (uses(a, index)) result += '1';
    else if (uses(b, index)) result += '0';
  }
  return result;
}

/** The items that `inner` uses of those that `outer` uses. */
export function compose(inner: Mask, outer: Mask): Mask {
  let result = '';
  let index = 0;
  for (const item of outer) {
    if (item === '0') {
      result += '0';
      continue;
    }
    if (index === inner.length) return result;
    result += inner[index];
    index += 1;
  }
  return result;
}

export const select = <Item>(mask: Mask, items: readonly Item[]): readonly Item[] =>
  items.filter((_, index) => uses(mask, index));

/** Repeats `step` from nothing until the mask no longer changes. */
export function fixpoint(step: (mask: Mask) => Mask): Mask {
  for (let mask: Mask = ''; ; ) {
    const next = step(mask);
    if (isSameMask(next, mask)) return mask;
    mask = next;
  }
}
