/** Helpers shared by maps, big maps and sets. */
import { call, type Steps } from '../machine/native';
import { compare } from '../values/compare';
import type { FunctionValue } from '../values/function';
import { option, tuple } from '../values/make';
import { find, insert, remove } from '../values/tree';
import type { MapValue, Value } from '../values/value';

export const lookup = (key: Value, map: MapValue): Value | undefined => find(map.tree, key, compare)?.value;
export const add = (key: Value, value: Value, map: MapValue): MapValue => ({
  ...map,
  tree: insert(map.tree, key, value, compare),
});
export const without = (key: Value, map: MapValue): MapValue => ({
  ...map,
  tree: remove(map.tree, key, compare),
});

export const update = (key: Value, value: Value | undefined, map: MapValue): MapValue =>
  value ? add(key, value, map) : without(key, map);

export const getAndUpdate = (key: Value, value: Value | undefined, map: MapValue): Value =>
  tuple(option(lookup(key, map)), update(key, value, map));

/** Folds from the first element to the last; the function takes accumulator and element as a pair. */
export function* foldLeft(fn: FunctionValue, items: readonly Value[], initial: Value): Steps {
  let accumulator = initial;
  for (const item of items) accumulator = yield call(fn, tuple(accumulator, item));
  return accumulator;
}

/** Folds from the last element to the first; the function takes element and accumulator as a pair. */
export function* foldRight(fn: FunctionValue, items: readonly Value[], initial: Value): Steps {
  let accumulator = initial;
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index];
    if (item) accumulator = yield call(fn, tuple(item, accumulator));
  }
  return accumulator;
}
