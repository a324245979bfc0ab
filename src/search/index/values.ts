import type { Library, LibrarySymbol } from '../../content/names';
import type { Section } from '../../markdown/article';
import { parseType } from '../types/parse';
import { plainTypeName, type TypeTree } from '../types/tree';
import type { SourceSymbol } from './source';

/**
 * What a section explains, where it is the section of a library name. Some modules have two pages, so a section is known
 * by its title; only the module's own page tells of deprecation.
 */
export function symbolOf(
  { title, anchor }: Section,
  page: string,
  { symbols }: Library,
): SourceSymbol | undefined {
  const named = page.startsWith('reference/') ? symbols.get(title) : undefined;
  const symbol = anchor === named?.anchor ? named : (named?.also ?? named);
  if (!symbol || anchor.replace(/-\d+$/, '') !== symbol.anchor) return undefined;
  const deprecated = symbol.deprecated !== undefined && symbol.page === page;
  return { kind: symbol.kind, deprecated, type: typeOf(symbol) };
}

function typeOf({ kind, name, types }: LibrarySymbol): TypeTree | undefined {
  if (kind === 'type') return undefined;
  const module = name.split('.').slice(0, -1).join('.');
  const type = types.cameligo.replace(/^val\s+\S+\s*:/, '');
  return parseType(type, (written) => plainTypeName(written, module));
}
