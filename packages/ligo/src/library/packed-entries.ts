/** Library entries in the short form in which they are sent to the browser. */

import type { LibraryEntry } from './entry';
import { groupBy } from './group-by';

type Declaration = Pick<LibraryEntry, 'signature' | 'deprecated'>;

/** The declarations of each module. Their names and kinds are read from the signatures. */
export type PackedEntries = Readonly<Record<string, readonly Declaration[]>>;

/** Leaves out what the checker does not need. */
export function packEntries(entries: readonly LibraryEntry[]): PackedEntries {
  const byModule = [...groupBy(entries, ({ module }) => module)];
  const declared = ({ signature, deprecated }: LibraryEntry): Declaration => ({ signature, deprecated });
  return Object.fromEntries(byModule.map(([module, all]) => [module, all.map(declared)]));
}

export function unpackEntries(modules: PackedEntries): LibraryEntry[] {
  return Object.entries(modules).flatMap(([module, all]) =>
    all.map((declaration): LibraryEntry => {
      const [, keyword, name = ''] = DECLARATION.exec(declaration.signature) ?? [];
      const kind = keyword === 'val' ? 'value' : 'type';
      return { module, name, kind, ...declaration, address: '', summary: '' };
    }),
  );
}

/** `val map :`, `type ('key, 'value) t`: the keyword, the parameters of a type, the name. */
const DECLARATION = /^(val|type) (?:'\w+ |\([^)]*\) )?(\w+)/;
