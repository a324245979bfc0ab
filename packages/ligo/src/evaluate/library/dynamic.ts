/** `Dynamic_entrypoints`. */
import { failWith } from '../failure';
import { packFunction } from '../packed-function';
import { NONE, nat, some, UNIT } from '../values/make';
import type { Value } from '../values/value';
import { lookup, update } from './collections';
import { entriesOf, type Table } from './define';
import { as, functionOf, given, mapOf, optionOf } from './read';

const keyOf = (value: Value | undefined): Value => nat(as('dynamic_entrypoint', value).key);

const DYNAMIC: Table = {
  get: [
    2,
    ([key, map]) => {
      const packed = lookup(keyOf(key), mapOf(map));
      if (!packed) return NONE;
      if (packed.kind !== 'bytes' || !packed.packed) throw failWith(UNIT);
      return some(packed.packed);
    },
  ],
  set: [
    3,
    ([key, entry, map]) => {
      const fn = optionOf(entry);
      return update(keyOf(key), fn && packFunction(functionOf(fn)), mapOf(map));
    },
  ],
  set_bytes: [3, ([key, bytes, map]) => update(keyOf(key), optionOf(given(bytes)), mapOf(map))],
};

export const DYNAMIC_ENTRIES = entriesOf('Dynamic_entrypoints', DYNAMIC);
