/** Big maps get an id at origination, with which tests can replace their content. */
import type { MapValue, Value } from '../evaluate/values/value';
import type { ChainState } from './state';

/** The first id on the chain of the test framework. */
export const FIRST_BIG_MAP = 4;

/** Assigns an id to each big map in the value that has none. */
export function numbered(value: Value, next: () => number): Value {
  return mapBigMaps(value, (map) => (map.id === undefined ? { ...map, id: next() } : map));
}

/** The state with new content for the big map with this id, in whichever storage it is. */
export function withBigMap(state: ChainState, id: number, content: MapValue): ChainState {
  const contracts = [...state.contracts].map(
    ([address, contract]) =>
      [address, { ...contract, storage: replaced(contract.storage, id, content) }] as const,
  );
  return { ...state, contracts: new Map(contracts) };
}

function replaced(value: Value, id: number, content: MapValue): Value {
  return mapBigMaps(value, (map) => (map.id === id ? { ...map, tree: content.tree } : map));
}

/** Big maps occur only in pairs, records and variants. */
function mapBigMaps(value: Value, change: (map: MapValue) => MapValue): Value {
  switch (value.kind) {
    case 'big_map':
      return change({ kind: value.kind, tree: value.tree, id: value.id });
    case 'tuple':
      return { ...value, items: value.items.map((item) => mapBigMaps(item, change)) };
    case 'record':
      return { ...value, items: value.items.map((item) => mapBigMaps(item, change)) };
    case 'variant':
      return { ...value, value: mapBigMaps(value.value, change) };
    default:
      return value;
  }
}
