import type { Page } from '../../content/content';
import type { Library, LibrarySymbol } from '../../content/names';
import type { Section } from '../../markdown/article';
import { parseType } from '../types/parse';
import { plainTypeName, type TypeTree } from '../types/tree';
import type { SourceSymbol } from './source';

/** Tells what a section explains, where it is the section of a library name. */
export type ValueFacts = (
  page: Pick<Page, 'id'>,
  section: Pick<Section, 'title' | 'anchor'>,
) => SourceSymbol | undefined;

/** Some modules have two pages, so a section is known by its title; only the module's own page tells of deprecation. */
export function valueFacts({ symbols }: Library): ValueFacts {
  return (page, { title, anchor }) => {
    const named = page.id.startsWith('reference/') ? symbols.get(title) : undefined;
    if (!named) return undefined;
    const symbol = anchor === named.anchor ? named : (named.also ?? named);
    if (anchor.replace(/-\d+$/, '') !== symbol.anchor) return undefined;
    return {
      kind: symbol.kind,
      deprecated: symbol.deprecated !== undefined && symbol.page === page.id,
      type: typeOf(symbol),
    };
  };
}

function typeOf({ kind, name, types }: LibrarySymbol): TypeTree | undefined {
  if (kind === 'type') return undefined;
  const module = name.split('.').slice(0, -1).join('.');
  return parseType(types.cameligo.replace(/^val\s+\S+\s*:/, ''), (written) => plainTypeName(written, module));
}
