/** The values of the library that contracts can use, in the order in which the compiler declares them. */
import { LIST, MAPS, SETS } from './collections';
import type { Definition, Entry } from './define';
import { DYNAMIC, TEXT } from './text';
import { TEZOS } from './tezos';
import { BITWISE, OPTION, TOPLEVEL } from './toplevel';

const ENTRIES: readonly Entry[] = [
  ...TOPLEVEL,
  ...TEZOS,
  ...BITWISE,
  ...OPTION,
  ...LIST,
  ...MAPS,
  ...SETS,
  ...TEXT,
  ...DYNAMIC,
];

export interface LibraryDefinition extends Definition {
  readonly order: number;
}

export const LIBRARY: ReadonlyMap<string, LibraryDefinition> = new Map(
  ENTRIES.map(([path, definition], order) => [path, { ...definition, order }]),
);
