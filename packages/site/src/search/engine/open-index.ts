/** Reads an index file into memory. */

import MiniSearch from 'minisearch';
import { groupBy } from '../../model/group-by';
import { inFormOf, pathBelow } from '../../model/route';
import { isVersioned } from '../../model/search';
import {
  anchorFromTitle,
  INDEX_FORMAT,
  type IndexFile,
  PAGE_OPTIONS,
  type PageRow,
  SECTION_OPTIONS,
  type SectionRow,
} from '../index-file';
import { isCode, termsOf } from '../text/tokens';
import type { TypedValue } from '../types/find';
import { parseType } from '../types/parse';
import { type TypeTree, typeNames } from '../types/tree';
import { collectNames } from './names';

export interface IndexedPage extends Omit<PageRow, 'sections'> {
  readonly href: string;
  /** The first section is the page itself. */
  readonly sections: readonly IndexedSection[];
}

export interface IndexedSection extends Omit<SectionRow, 'type'> {
  readonly page: IndexedPage;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly type?: TypeTree;
}

export interface SearchIndex {
  readonly version: string;
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly IndexedSection[];
  readonly pageWords: MiniSearch<object>;
  readonly sectionWords: MiniSearch<object>;
  /** Whether any page has a term, or one within an edit distance of it. */
  readonly hasTerm: (term: string, distance?: number) => boolean;
  readonly findNames: ReturnType<typeof collectNames>;
  /** Synonyms of a word, or of a phrase of two words. */
  readonly synonymsOf: (phrase: string) => string[];
  readonly suggestions: readonly string[];
  readonly values: readonly (IndexedSection & TypedValue)[];
  /** The names of all types that values have. */
  readonly typeNames: ReadonlySet<string>;
}

export function openIndex(file: IndexFile): SearchIndex {
  if (file?.format !== INDEX_FORMAT) throw new Error('The search index has an unknown format.');
  const pages = file.pages.map((row) => readPage(row, file));
  const sections = pages.flatMap((page) => page.sections);
  const values = valuesOf(sections);
  const pageWords = MiniSearch.loadJS(file.pageIndex, PAGE_OPTIONS);
  const sectionWords = MiniSearch.loadJS(file.sectionIndex, SECTION_OPTIONS);
  return {
    version: file.version,
    pages,
    sections,
    pageWords,
    sectionWords,
    hasTerm: (term, distance = 0) =>
      [pageWords, sectionWords].some(
        (words) => words.search(term, { tokenize: () => [term], fuzzy: distance }).length > 0,
      ),
    findNames: collectNames(sections),
    synonymsOf: readSynonyms(file),
    suggestions: file.suggestions,
    values,
    typeNames: new Set(values.flatMap(({ type }) => typeNames(type))),
  };
}

function readPage(row: PageRow, { base, root }: IndexFile): IndexedPage {
  const href = isVersioned(row.kind) ? pathBelow(base, row.id) : inFormOf(base, root + row.id);
  const sections: IndexedSection[] = [];
  const page = { ...row, href, sections };
  for (const section of row.sections) {
    const { anchor = anchorFromTitle(section), type } = section;
    sections.push({ ...section, anchor, type: type === undefined ? undefined : parseType(type), page });
  }
  return page;
}

/** Sections of values; if two pages have the same value, the one on the page with the larger boost. */
function valuesOf(sections: readonly IndexedSection[]) {
  const byName = new Map<string, IndexedSection & TypedValue>();
  for (const section of sections) {
    const { title, type, page } = section;
    const other = byName.get(title);
    if (type && (!other || other.page.boost < page.boost)) byName.set(title, { ...section, type });
  }
  return [...byName.values()];
}

/** Maps readers' words to the words that the pages use. */
function readSynonyms({ same, means }: IndexFile) {
  const meanings = [
    ...same.flatMap((group) =>
      group.map((phrase) => ({ phrase, words: group.filter((other) => other !== phrase) })),
    ),
    ...Object.entries(means).map(([phrase, words]) => ({ phrase, words: words.split(' ') })),
  ];
  const byKey = groupBy(meanings, ({ phrase }) => keyOf(phrase));
  return (phrase: string) => [...new Set(byKey.get(keyOf(phrase))?.flatMap(({ words }) => words))];
}

/** Words are compared by their stems, so that `dictionaries` finds what `dictionary` does. */
function keyOf(phrase: string): string {
  const stems = phrase.split(' ').map((word) => (isCode(word) ? word : (termsOf(word)[0] ?? word)));
  return stems.join(' ');
}
