/** The files of local search: one index for each version, and the text of each page for excerpts. */

import { indexPath } from '../search/format';
import { encodeIndex } from '../search/index/encode';
import { termCounter } from '../search/index/postings';
import { type SourcePage, searchSource } from '../search/index/source';
import { hashText } from './hash-files';
import type { SiteContent } from './site-content';

export interface SearchFile {
  readonly file: string;
  readonly content: string;
}

/** All files of search. Versions that see the same text share its file. */
export function searchFiles({ content, versions }: SiteContent): SearchFile[] {
  const texts = new Map<string, string>();
  const countTerms = termCounter();
  const textOf = (page: SourcePage): string => {
    const text = JSON.stringify(page.sections.map((section) => section.text));
    const file = `assets/search/${hashText(text).slice(0, 12)}.json`;
    texts.set(file, text);
    return file;
  };
  const indexes = versions.map((current) => {
    const { name: version, path: base } = current.version;
    const index = encodeIndex(searchSource(content, current), { version, base, textOf, countTerms });
    return { file: indexPath(version), content: JSON.stringify(index) };
  });
  return [...indexes, ...[...texts].map(([file, text]) => ({ file, content: text }))];
}
