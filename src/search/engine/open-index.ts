/** Reads an index file into memory. */
import MiniSearch from 'minisearch';
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
import { type TypedValue, typeNames } from '../types/find';
import { parseType } from '../types/parse';
import { collectNames } from './names';
import { openSynonyms } from './synonyms';

export interface IndexedPage extends PageRow {
  readonly href: string;
  /** The first section is the page itself. */
  readonly sections: readonly IndexedSection[];
}

export interface IndexedSection extends SectionRow {
  readonly page: IndexedPage;
  /** Empty for the page itself. */
  readonly anchor: string;
}

export type SearchIndex = ReturnType<typeof openIndex>;

export function openIndex(file: IndexFile) {
  if (file?.format !== INDEX_FORMAT) throw new Error('The search index has an unknown format.');
  const pages = file.pages.map((row) => readPage(row, file));
  const sections = pages.flatMap((page) => page.sections);
  const values = valuesOf(sections);
  return {
    version: file.version,
    pages,
    sections,
    pageWords: MiniSearch.loadJS(file.pageIndex, PAGE_OPTIONS),
    sectionWords: MiniSearch.loadJS(file.sectionIndex, SECTION_OPTIONS),
    findNames: collectNames(pages),
    /** Words with the meaning of a word, or of a phrase of two words. */
    synonymsOf: openSynonyms(file.same, file.means),
    suggestions: file.suggestions,
    values,
    /** The names of all types that values have. */
    typeNames: typeNames(values.map(({ type }) => type)),
  };
}

function readPage(row: PageRow, { base, root }: IndexFile): IndexedPage {
  const href = isVersioned(row.kind) ? `${base}/${row.id}` : root + row.id;
  const sections: IndexedSection[] = [];
  const page = { ...row, href, sections };
  for (const section of row.sections)
    sections.push({ ...section, anchor: section.anchor ?? anchorFromTitle(section), page });
  return page;
}

/** Values with their types; where two pages have the same value, the one on the page with the larger boost. */
function valuesOf(sections: readonly IndexedSection[]) {
  const byName = new Map<string, TypedValue & { readonly section: IndexedSection }>();
  for (const section of sections) {
    const { title: name, deprecated = false, page } = section;
    const type = section.type === undefined ? undefined : parseType(section.type);
    const other = byName.get(name);
    if (type && (!other || other.section.page.boost < page.boost))
      byName.set(name, { name, type, deprecated, section });
  }
  return [...byName.values()];
}
