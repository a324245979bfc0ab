/** `Map`, `Big_map` and `Big_set`. */
import { failString } from '../failure';
import { call } from '../machine/native';
import { compare } from '../values/compare';
import { bindings, bool, mapOf as mapFrom, nat, option, tuple, UNIT } from '../values/make';
import { find, sizeOf } from '../values/tree';
import type { MapValue, Value } from '../values/value';
import { add, foldLeft, getAndUpdate, lookup, update, without } from './collections';
import { entriesOf, type Table } from './define';
import { boolOf, functionOf, given, listItems, mapOf, optionOf, pairOf } from './read';

const pairsOf = (map: Value | undefined): Value[] => bindings(mapOf(map)).map((pair) => tuple(...pair));

/** Functions shared by maps and big maps. */
const common = (kind: MapValue['kind']): Table => ({
  empty: { kind, tree: undefined },
  // For equal keys, a literal keeps the first binding, and `of_list` the last.
  literal: [1, ([list]) => mapFrom(listItems(list).map(pairOf).reverse(), kind)],
  of_list: [1, ([list]) => mapFrom(listItems(list).map(pairOf), kind)],
  mem: [2, ([key, map]) => bool(find(mapOf(map).tree, given(key), compare) !== undefined)],
  find_opt: [2, ([key, map]) => option(lookup(given(key), mapOf(map)))],
  find: [
    2,
    ([key, map]) => {
      const value = lookup(given(key), mapOf(map));
      if (!value) throw failString('MAP FIND');
      return value;
    },
  ],
  add: [3, ([key, value, map]) => add(given(key), given(value), mapOf(map))],
  remove: [2, ([key, map]) => without(given(key), mapOf(map))],
  update: [3, ([key, value, map]) => update(given(key), optionOf(value), mapOf(map))],
  get_and_update: [3, ([key, value, map]) => getAndUpdate(given(key), optionOf(value), mapOf(map))],
});

const MAP: Table = {
  ...common('map'),
  size: [1, ([map]) => nat(BigInt(sizeOf(mapOf(map).tree)))],
  fold: [3, ([fn, map, initial]) => foldLeft(functionOf(fn), pairsOf(map), given(initial))],
  iter: [
    2,
    function* ([fn, map]) {
      for (const pair of pairsOf(map)) yield call(functionOf(fn), pair);
      return UNIT;
    },
  ],
  map: [
    2,
    function* ([fn, map]) {
      const results: [Value, Value][] = [];
      for (const [key, value] of bindings(mapOf(map)))
        results.push([key, yield call(functionOf(fn), tuple(key, value))]);
      return mapFrom(results);
    },
  ],
};

/** A big set is a big map with unit values. */
const BIG_SET: Table = {
  empty: { kind: 'big_map', tree: undefined },
  literal: [1, ([list]) => bigSet(listItems(list))],
  of_list: [1, ([list]) => bigSet(listItems(list))],
  mem: [2, ([key, set]) => bool(lookup(given(key), mapOf(set)) !== undefined)],
  add: [2, ([key, set]) => add(given(key), UNIT, mapOf(set))],
  remove: [2, ([key, set]) => without(given(key), mapOf(set))],
  update: [3, ([key, present, set]) => update(given(key), boolOf(present) ? UNIT : undefined, mapOf(set))],
};

const bigSet = (items: readonly Value[]): MapValue =>
  mapFrom(
    items.map((item) => [item, UNIT] as const),
    'big_map',
  );

export const MAP_ENTRIES = [
  ...entriesOf('Map', MAP),
  ...entriesOf('Big_map', common('big_map')),
  ...entriesOf('Big_set', BIG_SET),
];
