/** The library without the test framework. */
import { CRYPTO_ENTRIES } from './crypto';
import type { Entries } from './define';
import { DYNAMIC_ENTRIES } from './dynamic';
import { LIST_ENTRIES } from './list';
import { MAP_ENTRIES } from './map';
import { OPTION_ENTRIES } from './option';
import { SET_ENTRIES } from './set';
import { TEXT_ENTRIES } from './text';
import { TEZOS_ENTRIES } from './tezos';
import { TOPLEVEL_ENTRIES } from './toplevel';

export const CORE_LIBRARY: ReadonlyMap<string, Entries[number][1]> = new Map([
  ...TOPLEVEL_ENTRIES,
  ...LIST_ENTRIES,
  ...MAP_ENTRIES,
  ...SET_ENTRIES,
  ...OPTION_ENTRIES,
  ...TEXT_ENTRIES,
  ...CRYPTO_ENTRIES,
  ...DYNAMIC_ENTRIES,
  ...TEZOS_ENTRIES,
]);
