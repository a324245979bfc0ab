import MiniSearch from 'minisearch';
import type { SearchSettings } from '../../content/search-settings';
import { forAll } from '../../model/syntax-text';
import {
  anchorFromTitle,
  INDEX_FORMAT,
  type IndexFile,
  PAGE_OPTIONS,
  SECTION_OPTIONS,
  type SectionRow,
} from '../index-file';
import { indexTerms } from '../text/tokens';
import type { SourcePage, SourceSection } from './source';

interface IndexOptions extends Pick<IndexFile, 'version' | 'root' | 'base'> {
  readonly settings: SearchSettings;
  /** The file with a page's text. */
  readonly textFile: (page: SourcePage) => string;
  /** Returns the terms of a text; lets callers cache them between indexes. */
  readonly tokenize?: (text: string) => string[];
}

/** The index of the pages of one version. */
export function writeIndex(pages: readonly SourcePage[], options: IndexOptions): IndexFile {
  const { settings, textFile, tokenize = indexTerms, ...facts } = options;
  const { same, means, suggestions, signposts } = settings;
  const indexOf = (options: typeof PAGE_OPTIONS, documents: readonly object[]) => {
    const index = new MiniSearch({ ...options, tokenize });
    index.addAll(documents);
    return index.toJSON();
  };
  const sections = pages.flatMap((page) => page.sections);
  const sectionDocuments = sections.map(({ anchor, title, text }, id) => ({
    id,
    heading: anchor ? forAll(title) : '',
    text: signposts.includes(title.toLowerCase()) ? '' : forAll(text),
  }));
  return {
    ...facts,
    format: INDEX_FORMAT,
    pages: pages.map((page) => ({ ...page, text: textFile(page), sections: page.sections.map(sectionRow) })),
    same,
    means,
    suggestions,
    pageIndex: indexOf(PAGE_OPTIONS, pages.map(pageDocument)),
    sectionIndex: indexOf(SECTION_OPTIONS, sectionDocuments),
  };
}

function pageDocument({ id: path, title, description, keywords, trail, sections }: SourcePage, id: number) {
  const headings = sections.filter(({ anchor }) => anchor).map((section) => forAll(section.title));
  return {
    id,
    title,
    keywords: keywords.join(' '),
    headings: headings.join(' '),
    about: [description, path.replaceAll('/', ' '), ...trail.map(forAll)].join(' '),
  };
}

function sectionRow({ text: _, anchor, ...row }: SourceSection): SectionRow {
  return anchor === anchorFromTitle(row) ? row : { ...row, anchor };
}
