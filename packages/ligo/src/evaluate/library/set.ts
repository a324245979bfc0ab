/** `Set`. */
import { call } from '../machine/native';
import { compare } from '../values/compare';
import { bool, elements, nat, setOf, UNIT } from '../values/make';
import { find, insert, remove, sizeOf } from '../values/tree';
import type { SetValue, Value } from '../values/value';
import { foldLeft, foldRight } from './collections';
import { entriesOf, type Run, type Table } from './define';
import { as, boolOf, functionOf, given, listItems, optionOf } from './read';

const setFrom = (value: Value | undefined): SetValue => as('set', value);
const size: Run = ([set]) => nat(BigInt(sizeOf(setFrom(set).tree)));
const add = (item: Value, set: SetValue): SetValue => ({
  kind: 'set',
  tree: insert(set.tree, item, undefined, compare),
});
const without = (item: Value, set: SetValue): SetValue => ({
  kind: 'set',
  tree: remove(set.tree, item, compare),
});

const SET: Table = {
  empty: { kind: 'set', tree: undefined },
  literal: [1, ([list]) => setOf(listItems(list))],
  of_list: [1, ([list]) => setOf(listItems(list))],
  size: [1, size],
  cardinal: [1, size],
  mem: [2, ([item, set]) => bool(find(setFrom(set).tree, given(item), compare) !== undefined)],
  add: [2, ([item, set]) => add(given(item), setFrom(set))],
  remove: [2, ([item, set]) => without(given(item), setFrom(set))],
  update: [
    3,
    ([item, present, set]) =>
      boolOf(present) ? add(given(item), setFrom(set)) : without(given(item), setFrom(set)),
  ],
  fold: [3, ([fn, set, initial]) => foldLeft(functionOf(fn), elements(setFrom(set)), given(initial))],
  fold_desc: [3, ([fn, set, initial]) => foldRight(functionOf(fn), elements(setFrom(set)), given(initial))],
  iter: [
    2,
    function* ([fn, set]) {
      for (const item of elements(setFrom(set))) yield call(functionOf(fn), item);
      return UNIT;
    },
  ],
  map: [
    2,
    function* ([fn, set]) {
      const results: Value[] = [];
      for (const item of elements(setFrom(set))) results.push(yield call(functionOf(fn), item));
      return setOf(results);
    },
  ],
  filter_map: [
    2,
    function* ([fn, set]) {
      const kept: Value[] = [];
      for (const item of elements(setFrom(set)).reverse()) {
        const result = optionOf(yield call(functionOf(fn), item));
        if (result) kept.push(result);
      }
      return setOf(kept);
    },
  ],
};

export const SET_ENTRIES = entriesOf('Set', SET);
