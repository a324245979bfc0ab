import type { LibraryEntry } from '../../ligo/library/entry';
import { isInRange } from '../../model/version';
import { type LibraryModule, placedEntries } from './schema';

/** The library of one version, as the type checker reads it. */
export function libraryEntries(modules: readonly LibraryModule[], version: string): LibraryEntry[] {
  return modules.flatMap((file) =>
    placedEntries(file)
      .filter((entry) => isInRange(version, entry))
      .map(({ name, kind, cameligo, summary, deprecated, anchor }) => ({
        module: file.module,
        name,
        kind,
        signature: cameligo,
        address: `reference/${file.page}#${anchor}`,
        summary: firstSentence(summary),
        ...(deprecated !== undefined && { deprecated }),
      })),
  );
}

/** The first sentence of a Markdown text. */
export function firstSentence(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  const match = /^[\s\S]+?[.!?](?=\s+[A-Z`:[]|\s*$)/.exec(paragraph);
  return (match?.[0] ?? paragraph).replace(/\s+/g, ' ');
}
