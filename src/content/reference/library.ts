import type { LibraryEntry } from '../../ligo/library/entry';
import { isInRange } from '../../model/version';
import { entryAnchors, type LibraryModule } from './schema';

/** The library of one version, as the type checker reads it. */
export function libraryEntries(modules: readonly LibraryModule[], version: string): LibraryEntry[] {
  return modules.flatMap((module) => {
    const anchors = entryAnchors(module);
    return module.entries.flatMap((entry, index): LibraryEntry[] => {
      const { name, kind, cameligo, summary, since, until, deprecated } = entry;
      if (!isInRange(version, { since, until })) return [];
      return [
        {
          module: module.module,
          name,
          kind,
          signature: cameligo,
          address: `reference/${module.page}#${anchors[index] ?? ''}`,
          summary: firstSentence(summary),
          ...(deprecated !== undefined && { deprecated }),
        },
      ];
    });
  });
}

/** The first sentence of a Markdown text. */
export function firstSentence(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  const match = /^[\s\S]+?[.!?](?=\s+[A-Z`:[]|\s*$)/.exec(paragraph);
  return (match?.[0] ?? paragraph).replace(/\s+/g, ' ');
}
