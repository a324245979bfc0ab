/** `List`. */

import { type Call, call, type Steps } from '../machine/native';
import { isTrue } from '../operators';
import { cons, listOf, NIL, NONE, nat, option, some, UNIT } from '../values/make';
import type { Value } from '../values/value';
import { foldLeft, foldRight } from './collections';
import { entriesOf, type Run, type Table } from './define';
import { as, functionOf, given, listItems, optionOf } from './read';

const length: Run = ([list]) => nat(BigInt(as('list', list).size));
const head: Run = ([value]) => {
  const list = as('list', value);
  return 'head' in list ? some(list.head) : NONE;
};
const tail: Run = ([value]) => {
  const list = as('list', value);
  return 'head' in list ? some(list.tail) : NONE;
};

const LIST: Table = {
  empty: NIL,
  length: [1, length],
  size: [1, length],
  head: [1, head],
  head_opt: [1, head],
  tail: [1, tail],
  tail_opt: [1, tail],
  cons: [2, ([item, list]) => cons(given(item), as('list', list))],
  map: [2, ([fn, list]) => mapItems(listItems(list), (item) => call(functionOf(fn), item))],
  iter: [
    2,
    function* ([fn, list]) {
      for (const item of listItems(list)) yield call(functionOf(fn), item);
      return UNIT;
    },
  ],
  fold_left: [3, ([fn, initial, list]) => foldLeft(functionOf(fn), listItems(list), given(initial))],
  fold: [3, ([fn, list, initial]) => foldLeft(functionOf(fn), listItems(list), given(initial))],
  fold_right: [3, ([fn, list, initial]) => foldRight(functionOf(fn), listItems(list), given(initial))],
  // The predicate is called for every element, from last to first.
  find_opt: [
    2,
    function* ([fn, list]) {
      let found: Value | undefined;
      for (const item of listItems(list).reverse())
        if (isTrue(yield call(functionOf(fn), item))) found = item;
      return option(found);
    },
  ],
  filter_map: [
    2,
    function* ([fn, list]) {
      const kept: Value[] = [];
      for (const item of listItems(list).reverse()) {
        const result = optionOf(yield call(functionOf(fn), item));
        if (result) kept.push(result);
      }
      return listOf(kept.reverse());
    },
  ],
  update: [
    2,
    function* ([fn, list]) {
      const items: Value[] = [];
      for (const item of listItems(list)) items.push(optionOf(yield call(functionOf(fn), item)) ?? item);
      return listOf(items);
    },
  ],
  update_with: [
    3,
    function* ([fn, replacement, list]) {
      const items: Value[] = [];
      for (const item of listItems(list))
        items.push(isTrue(yield call(functionOf(fn), item)) ? given(replacement) : item);
      return listOf(items);
    },
  ],
};

function* mapItems(items: readonly Value[], callFor: (item: Value) => Call): Steps {
  const results: Value[] = [];
  for (const item of items) results.push(yield callFor(item));
  return listOf(results);
}

export const LIST_ENTRIES = entriesOf('List', LIST);
