import MiniSearch from 'minisearch';
import type { SearchSettings } from '../../content/search-settings';
import { forAll } from '../../model/syntax-text';
import {
  anchorFromTitle,
  INDEX_FORMAT,
  type IndexFile,
  PAGE_OPTIONS,
  type PageDocument,
  type PageRow,
  SECTION_OPTIONS,
  type SectionDocument,
  type SectionRow,
} from '../index-file';
import { indexTerms } from '../text/tokens';
import { printType } from '../types/print';
import type { SourcePage, SourceSection } from './source';

export interface IndexOptions {
  readonly version: string;
  /** The base of the site. */
  readonly root: string;
  /** The path of the version. */
  readonly base: string;
  readonly settings: SearchSettings;
  /** The file with a page's text. */
  readonly textFile: (page: SourcePage) => string;
  /** The terms of a text; by default they are found for each index again. */
  readonly tokenize?: (text: string) => string[];
}

/** The index of the pages of one version. */
export function writeIndex(pages: readonly SourcePage[], options: IndexOptions): IndexFile {
  const { version, root, base, settings, textFile, tokenize = indexTerms } = options;
  const pageIndex = new MiniSearch({ ...PAGE_OPTIONS, tokenize });
  pageIndex.addAll(pages.map(pageDocument));
  const sectionIndex = new MiniSearch({ ...SECTION_OPTIONS, tokenize });
  const sections = pages.flatMap((page) => page.sections);
  sectionIndex.addAll(sections.map((section, id) => sectionDocument(section, id, settings.signposts)));
  return {
    format: INDEX_FORMAT,
    version,
    root,
    base,
    pages: pages.map((page) => pageRow(page, textFile(page))),
    same: settings.same,
    means: settings.means,
    suggestions: settings.suggestions,
    pageIndex: pageIndex.toJSON(),
    sectionIndex: sectionIndex.toJSON(),
  };
}

function pageDocument(page: SourcePage, id: number): PageDocument {
  return {
    id,
    title: page.title,
    keywords: page.keywords.join(' '),
    headings: page.sections
      .filter(({ anchor }) => anchor)
      .map(({ title }) => forAll(title))
      .join(' '),
    about: [page.description, page.id.replaceAll('/', ' '), ...page.trail.map(forAll)].join(' '),
  };
}

function sectionDocument(
  { anchor, title, text }: SourceSection,
  id: number,
  signposts: readonly string[],
): SectionDocument {
  const isSignpost = signposts.includes(title.toLowerCase());
  return { id, heading: anchor ? forAll(title) : '', text: isSignpost ? '' : forAll(text) };
}

function pageRow({ keywords, flags, boost, sections, ...facts }: SourcePage, text: string): PageRow {
  return {
    ...facts,
    ...(keywords.length > 0 && { keywords }),
    ...(flags.length > 0 && { flags }),
    ...(boost !== 1 && { boost }),
    text,
    sections: sections.map(sectionRow),
  };
}

function sectionRow({ title, anchor, syntax, symbol }: SourceSection): SectionRow {
  return {
    title,
    ...(anchor !== anchorFromTitle({ title, symbol: symbol?.kind }) && { anchor }),
    ...(syntax && { syntax }),
    ...(symbol && { symbol: symbol.kind }),
    ...(symbol?.type && { type: printType(symbol.type, 'cameligo') }),
    ...(symbol?.deprecated && { deprecated: true }),
  };
}
