/** Sorted lists: the elements of sets and the entries of maps. */
import { compareValues } from '../values/compare';
import type { Value } from '../values/value';

/** Where a key is, or would be. */
export interface Place {
  readonly index: number;
  readonly isFound: boolean;
}

/** Binary search. */
export function find<Item>(items: readonly Item[], key: Value, keyOf: (item: Item) => Value): Place {
  let from = 0;
  let to = items.length;
  while (from < to) {
    const index = (from + to) >> 1;
    const order = compareValues(key, keyOf(items[index] as Item));
    if (order === 0) return { index, isFound: true };
    if (order < 0) to = index;
    else from = index + 1;
  }
  return { index: from, isFound: false };
}

/** Inserts an item, or replaces the one at its place. */
export function insert<Item>(items: readonly Item[], { index, isFound }: Place, item: Item): Item[] {
  return [...items.slice(0, index), item, ...items.slice(isFound ? index + 1 : index)];
}

export function remove<Item>(items: readonly Item[], { index, isFound }: Place): readonly Item[] {
  return isFound ? [...items.slice(0, index), ...items.slice(index + 1)] : items;
}
