/** Reads an index file into memory. */
import MiniSearch from 'minisearch';
import { isVersioned } from '../../model/search';
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
import { type TypedValue, typeNames } from '../types/find';
import { parseType } from '../types/parse';
import type { TypeTree } from '../types/tree';
import { collectNames, type FindNames } from './names';
import { openSynonyms } from './synonyms';

export interface IndexedPage extends Required<Omit<PageRow, 'sections'>> {
  readonly href: string;
  /** The first section is the page itself. */
  readonly sections: readonly IndexedSection[];
}

export interface IndexedSection extends Omit<SectionRow, 'type' | 'anchor'> {
  readonly page: IndexedPage;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly type?: TypeTree;
}

/** A value of the library, for search by type. */
export interface IndexedValue extends TypedValue {
  readonly section: IndexedSection;
}

export interface SearchIndex {
  readonly version: string;
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly IndexedSection[];
  readonly pageWords: MiniSearch<PageDocument>;
  readonly sectionWords: MiniSearch<SectionDocument>;
  readonly findNames: FindNames;
  /** Words with the meaning of a word, or of a phrase of two words. */
  readonly synonymsOf: (phrase: string) => readonly string[];
  readonly suggestions: readonly string[];
  readonly values: readonly IndexedValue[];
  /** The names of all types that values have. */
  readonly typeNames: ReadonlySet<string>;
}

export function openIndex(file: IndexFile): SearchIndex {
  if (file?.format !== INDEX_FORMAT) throw new Error('The search index has an unknown format.');
  const pages = readPages(file);
  const sections = pages.flatMap((page) => page.sections);
  const values = valuesOf(sections);
  return {
    version: file.version,
    pages,
    sections,
    pageWords: MiniSearch.loadJS(file.pageIndex, PAGE_OPTIONS),
    sectionWords: MiniSearch.loadJS(file.sectionIndex, SECTION_OPTIONS),
    findNames: collectNames(pages),
    synonymsOf: openSynonyms(file.same, file.means),
    suggestions: file.suggestions,
    values,
    typeNames: typeNames(values.map(({ type }) => type)),
  };
}

function readPages(file: IndexFile): IndexedPage[] {
  return file.pages.map(({ boost = 1, keywords = [], flags = [], sections: rows, ...row }) => {
    const href = isVersioned(row.kind) ? `${file.base}/${row.id}` : file.root + row.id;
    const sections: IndexedSection[] = [];
    const page: IndexedPage = { ...row, href, keywords, flags, boost, sections };
    for (const { type, ...section } of rows) {
      const anchor = section.anchor ?? anchorFromTitle(section);
      const tree = type === undefined ? undefined : parseType(type);
      sections.push({ ...section, anchor, type: tree, page });
    }
    return page;
  });
}

/** Values with their types; where two pages have the same value, the one on the page with the larger boost. */
function valuesOf(sections: readonly IndexedSection[]): IndexedValue[] {
  const byName = new Map<string, IndexedValue>();
  for (const section of sections) {
    const { title: name, type, deprecated = false, page } = section;
    const other = byName.get(name);
    if (type && (!other || other.section.page.boost < page.boost))
      byName.set(name, { name, type, deprecated, section });
  }
  return [...byName.values()];
}
