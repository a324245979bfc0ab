import type { Library } from '../../content/content';
import type { Section } from '../../markdown/article';
import type { SectionRow } from '../index-file';
import { parseType } from '../types/parse';
import { printType } from '../types/print';
import { plainTypeName } from '../types/tree';

/**
 * What a section explains, where it is the section of a library name. Some modules have two pages, so a section is known
 * by its title; only the module's own page tells of deprecation.
 */
export function symbolFacts(
  { title, anchor }: Pick<Section, 'title' | 'anchor'>,
  page: string,
  { symbols }: Library,
): Pick<SectionRow, 'symbol' | 'type' | 'deprecated'> {
  const named = page.startsWith('reference/') ? symbols.get(title) : undefined;
  const symbol = anchor === named?.anchor ? named : (named?.also ?? named);
  if (!symbol || anchor.replace(/-\d+$/, '') !== symbol.anchor) return {};
  const { kind, fullName, cameligo } = symbol;
  return {
    symbol: kind,
    ...(kind === 'value' && { type: comparedType(cameligo.replace(/^val\s+\S+\s*:/, ''), fullName) }),
    ...(symbol.deprecated !== undefined && symbol.page === page && { deprecated: true }),
  };
}

/** The type of a value as search compares it: `'a t` in the module `List` is `'a list`. */
export function comparedType(text: string, name: string): string | undefined {
  const module = name.split('.').slice(0, -1).join('.');
  const type = parseType(text, (written) => plainTypeName(written, module));
  return type && printType(type, 'cameligo');
}
