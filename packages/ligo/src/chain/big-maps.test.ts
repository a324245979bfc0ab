import { describe, expect, test } from 'vitest';
import { int, mapOf, record, shapeOf, some, text, tuple } from '../evaluate/values/make';
import type { MapValue, Value } from '../evaluate/values/value';
import { numbered, withBigMap } from './big-maps';
import { initialState } from './state';

const bigMap = (content: string, id?: number): MapValue => ({
  ...(mapOf([[int(1n), text(content)]]) as MapValue),
  kind: 'big_map',
  ...(id !== undefined && { id }),
});

/** The ids of the big maps in a value, in order. */
function idsIn(value: Value): (number | undefined)[] {
  if (value.kind === 'big_map') return [value.id];
  if (value.kind === 'tuple' || value.kind === 'record') return value.items.flatMap(idsIn);
  return value.kind === 'variant' ? idsIn(value.value) : [];
}

describe('the ids of big maps', () => {
  const nested = tuple(
    bigMap('a'),
    record(shapeOf(['x', 'y']), [bigMap('b', 9), some(bigMap('c'))]),
    int(5n),
  );

  test('are assigned in order to those that have none', () => {
    let next = 4;
    expect(idsIn(numbered(nested, () => next++))).toEqual([4, 9, 5]);
  });

  test('find the big map whose content is replaced, in any contract', () => {
    const empty = initialState({ accounts: [], balances: [], now: 0n, contracts: [], bakers: [] });
    const contract = { entrypoints: [], views: [] } as never;
    const state = {
      ...empty,
      contracts: new Map([['KT1', { contract, storage: tuple(bigMap('old', 4), bigMap('kept', 5)) }]]),
    };
    const storage = withBigMap(state, 4, bigMap('new')).contracts.get('KT1')?.storage;
    expect(storage).toEqual(tuple({ ...bigMap('new'), id: 4 }, bigMap('kept', 5)));
    expect(state.contracts.get('KT1')?.storage).toEqual(tuple(bigMap('old', 4), bigMap('kept', 5)));
  });
});
