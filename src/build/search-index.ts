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

/** What the index of one version is made from. It can be handed to another thread. */
export interface SearchJob {
  readonly version: string;
  readonly base: string;
  readonly pages: readonly SourcePage[];
}

/** All files of search. */
export function searchFiles(all: SiteContent): SearchFile[] {
  return indexFiles(searchJobs(all));
}

export function searchJobs({ content, versions }: SiteContent): SearchJob[] {
  return versions.map((current) => ({
    version: current.version.name,
    base: current.version.path,
    pages: searchSource(content, current),
  }));
}

/** Versions that see the same text share its file. */
export function indexFiles(jobs: readonly SearchJob[]): SearchFile[] {
  const texts = new Map<string, string>();
  const countTerms = termCounter();
  const textOf = (page: SourcePage): string => {
    const text = JSON.stringify(page.sections.map((section) => section.text));
    const file = `assets/search/${hashText(text).slice(0, 12)}.json`;
    texts.set(file, text);
    return file;
  };
  const indexes = jobs.map(({ pages, version, base }) => ({
    file: indexPath(version),
    content: JSON.stringify(encodeIndex(pages, { version, base, textOf, countTerms })),
  }));
  return [...indexes, ...[...texts].map(([file, text]) => ({ file, content: text }))];
}
