import { qualifiedName } from '@ligo-docs/ligo/library';
import { isDeprecatedIn } from '../../model/marks';
import { isInRange } from '../../model/version';
import type { ReferenceEntry } from './schema';

/** What the reference says about a value or type of the library. */
export interface EntryDocs {
  readonly kind: 'value' | 'type';
  /** The qualified name. */
  readonly name: string;
  readonly module: string;
  /** Relative to the version: `reference/list-reference#list-length`. */
  readonly address: string;
  /** The first sentence. */
  readonly summary: string;
}

/** The documented values and types of one version. */
export function documentedIn(entries: readonly ReferenceEntry[], version: string): EntryDocs[] {
  return entries
    .filter((entry) => isInRange(version, entry))
    .map(({ module, name, kind, summary, page, anchor }) => ({
      kind,
      name: qualifiedName({ module, name }),
      module,
      address: `${page}#${anchor}`,
      summary: firstSentence(summary),
    }));
}

/** The deprecated values of one version with what replaces each; empty where nothing does. */
export function deprecatedIn(entries: readonly ReferenceEntry[], version: string): Record<string, string> {
  const found = entries.filter((entry) => isInRange(version, entry) && isDeprecatedIn(version, entry));
  return Object.fromEntries(found.map((entry) => [qualifiedName(entry), entry.deprecated?.use ?? '']));
}

/** Finds where a name of the library is documented. */
export type AddressOf = (kind: EntryDocs['kind'] | 'module', name: string) => string | undefined;

/** A module is documented on the page of its values. */
export function addressesIn(entries: readonly ReferenceEntry[], version: string): AddressOf {
  const docs = documentedIn(entries, version);
  const byName = new Map(docs.map(({ kind, name, address }) => [`${kind} ${name}`, address]));
  const pages = new Map(docs.map(({ module, address }) => [module, address.replace(/#.*/, '')]));
  return (kind, name) => (kind === 'module' ? pages.get(name) : byName.get(`${kind} ${name}`));
}

/** The first sentence of a Markdown text. */
export function firstSentence(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  const match = /^[\s\S]+?[.!?](?=\s+[A-Z`:[]|\s*$)/.exec(paragraph);
  return (match?.[0] ?? paragraph).replace(/\s+/g, ' ');
}
