/** Reads an index file into memory: its columns into records, and the words of titles and headings into postings. */
import { slugify } from '../../model/route';
import { textFor } from '../../model/syntax-text';
import { type IndexFile, SECTION_MARKS } from '../format';
import { numberReader } from '../numbers';
import { parseType } from '../types/parse';
import { collectFields } from './fields';
import type { IndexedPage, IndexedSection, Postings, SearchIndex } from './index-data';
import { collectNames } from './names';
import { vocabularyOf } from './vocabulary';
import { TEXT } from './weights';

/** The index of a file; a file of another form is an error. */
export function decodeIndex(file: IndexFile): SearchIndex {
  if (file?.format !== 1) throw new Error('The search index has an unknown form.');
  const pages = readPages(file);
  const sections = readSections(file, pages);
  const texts = readTexts(file, sections);
  const { terms, ...fields } = collectFields(file, sections, texts);
  const vocabulary = vocabularyOf(terms);
  const names = collectNames(file, pages, sections);
  return { version: file.version, pages, sections, vocabulary, ...fields, ...names };
}

function readPages(file: IndexFile): IndexedPage[] {
  let first = 0;
  return file.pages.map((row, number) => {
    const end = first + row.sections;
    const page: IndexedPage = {
      number,
      id: row.id,
      href: row.kind === 'blog' ? `/${row.id}` : `${file.base}/${row.id}`,
      title: row.title,
      kind: row.kind,
      trail: file.trails[row.trail] ?? [],
      description: row.description,
      textFile: row.text,
      worth: (row.worth ?? 100) / 100,
      flags: (row.flags ?? []).flatMap((flag) => file.flags[flag] ?? []),
      first,
      end,
    };
    first = end;
    return page;
  });
}

function readSections(file: IndexFile, pages: readonly IndexedPage[]): IndexedSection[] {
  const titles = file.titles.split('\n');
  const anchors = file.anchors.split('\n');
  const types = file.types.split('\n').values();
  return pages.flatMap((page) =>
    Array.from({ length: page.end - page.first }, (_, index): IndexedSection => {
      const number = page.first + index;
      const title = titles[number] ?? '';
      const facts = factsOf(file.marks[number] ?? '');
      const type = facts.symbol === 'value' ? parseType(types.next().value ?? '') : undefined;
      const byRule = facts.symbol
        ? title.toLowerCase().replaceAll('.', '-')
        : slugify(textFor(title, 'jsligo'));
      return { number, page, title, anchor: title ? anchors[number] || byRule : '', ...facts, type };
    }),
  );
}

function factsOf(mark: string): Pick<IndexedSection, 'syntax' | 'symbol' | 'deprecated'> {
  const plain = mark.toLowerCase();
  if (plain === SECTION_MARKS.value) return { symbol: 'value', deprecated: mark !== plain };
  if (plain === SECTION_MARKS.type) return { symbol: 'type', deprecated: mark !== plain };
  if (mark === SECTION_MARKS.jsligo) return { syntax: 'jsligo', deprecated: false };
  return mark === SECTION_MARKS.cameligo ? { syntax: 'cameligo', deprecated: false } : { deprecated: false };
}

/** Where each term stands in the texts. A word weighs less in a long section, and more at the start of a page. */
function readTexts(file: IndexFile, sections: readonly IndexedSection[]): Map<string, Postings> {
  const sizes = numberReader(file.lengths);
  const weights = sections.map(
    ({ title }) => (title ? 1 : TEXT.opening) / (TEXT.floor + TEXT.doubling * sizes.next()),
  );
  const numbers = numberReader(file.postings);
  const texts = new Map<string, Postings>();
  for (const term of readTerms(file.terms)) {
    const count = numbers.next();
    const places = new Uint16Array(count);
    const own = new Float32Array(count);
    let last = -1;
    for (let i = 0; i < count; i++) {
      const value = numbers.next();
      last += (value >> 1) + 1;
      places[i] = last;
      own[i] = (weights[last] ?? 0) * (value & 1 ? TEXT.often : 1);
    }
    texts.set(term, { places, weights: own });
  }
  return texts;
}

function* readTerms(column: string): Generator<string> {
  let last = '';
  if (!column) return;
  for (const line of column.split('\n')) {
    last = last.slice(0, numberReader(line).next()) + line.slice(1);
    yield last;
  }
}
