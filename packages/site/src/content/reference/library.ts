import type { LibraryEntry } from '@ligo-docs/ligo/library';
import { isInRange } from '../../model/version';
import type { ReferenceEntry } from './schema';

/** The library of one version, in the form that the type checker expects. */
export function libraryEntries(entries: readonly ReferenceEntry[], version: string): LibraryEntry[] {
  return entries
    .filter((entry) => isInRange(version, entry))
    .map(({ module, name, kind, cameligo, summary, deprecated, page, anchor }) => ({
      module,
      name,
      kind,
      signature: cameligo,
      address: `${page}#${anchor}`,
      summary: firstSentence(summary),
      ...(deprecated !== undefined && { deprecated }),
    }));
}

/** The first sentence of a Markdown text. */
export function firstSentence(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  const match = /^[\s\S]+?[.!?](?=\s+[A-Z`:[]|\s*$)/.exec(paragraph);
  return (match?.[0] ?? paragraph).replace(/\s+/g, ' ');
}
