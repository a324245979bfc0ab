/** Big maps have numbers from their origination on, by which tests can replace what they hold. */
import type { MapValue, Value } from '../evaluate/values/value';
import type { ChainState } from './state';

/** The chain of the test framework begins with this one. */
export const FIRST_BIG_MAP = 4;

/** The value with a number for each big map that has none. */
export function numbered(value: Value, next: () => number): Value {
  return mapBigMaps(value, (map) => (map.id === undefined ? { ...map, id: next() } : map));
}

/** The state after the big map of a number was given other content, in whatever storage it is. */
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

/** Big maps are found in pairs, records, variants and nothing else. */
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
