/** The files of local search: an index for each version, and the text of each page for excerpts. */
import { memoize } from '../model/memoize';
import { type SourcePage, searchSource } from '../search/index/source';
import { writeIndex } from '../search/index/write-index';
import { indexPath } from '../search/index-file';
import { indexTerms } from '../search/text/tokens';
import { hashText } from './cache';
import type { OutputFile } from './output';
import type { SiteContent } from './site-content';

/** The input for the index of a version. It can be sent to a worker thread. */
export interface SearchJob {
  readonly version: string;
  /** The base of the site. */
  readonly root: string;
  /** The address of the version. */
  readonly base: string;
  readonly pages: SourcePage[];
  readonly settings: SiteContent['content']['search'];
}

export function searchJobs({ site, content, versions }: SiteContent): SearchJob[] {
  return versions.map((current) => ({
    version: current.version.name,
    root: site.baseUrl,
    base: current.version.path,
    pages: searchSource(content, current),
    settings: content.search,
  }));
}

/** Versions with the same text of a page share one file, and its terms are computed once. */
export function indexFiles(jobs: readonly SearchJob[]): OutputFile[] {
  const tokenize = memoize(indexTerms);
  const texts = new Map<string, string>();
  const textFile = (page: SourcePage): string => {
    const text = JSON.stringify(page.sections.map((section) => section.text));
    const file = `assets/search/${hashText(text).slice(0, 12)}.json`;
    texts.set(file, text);
    return file;
  };
  const indexes = jobs.map(({ pages, ...job }) => ({
    file: indexPath(job.version),
    content: JSON.stringify(writeIndex(pages, { ...job, textFile, tokenize })),
  }));
  return [...indexes, ...[...texts].map(([file, text]) => ({ file, content: text }))];
}
