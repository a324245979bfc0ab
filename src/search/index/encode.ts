/** Puts the pages of one version into the columns of an index file. */
import { slugify } from '../../model/route';
import { textFor } from '../../model/syntax-text';
import { type IndexFile, type PageRow, SECTION_MARKS } from '../format';
import { writeNumber } from '../numbers';
import { storedType } from '../types/print';
import { type TermCounter, writePostings, writeTerms } from './postings';
import type { SourcePage, SourceSection } from './source';

export interface EncodeOptions {
  readonly version: string;
  readonly base: string;
  /** The address of the file with a page's text. */
  readonly textOf: (page: SourcePage) => string;
  readonly countTerms: TermCounter;
}

export function encodeIndex(pages: readonly SourcePage[], options: EncodeOptions): IndexFile {
  const { version, base, textOf, countTerms } = options;
  const trails = numbering<readonly string[]>((trail) => trail.join('\n'));
  const flags = numbering<string>((flag) => flag);
  const sections = pages.flatMap((page) => page.sections);
  const rows = pages.map(
    (page): PageRow => ({
      id: page.id,
      title: page.title,
      kind: page.kind,
      trail: trails.numberOf(page.trail),
      description: page.description,
      ...(page.keywords.length > 0 ? { keywords: page.keywords } : {}),
      sections: page.sections.length,
      text: textOf(page),
      ...(page.flags.length > 0 ? { flags: page.flags.map(flags.numberOf) } : {}),
      ...(page.worth !== 100 ? { worth: page.worth } : {}),
    }),
  );
  return {
    format: 1,
    version,
    base,
    trails: trails.all,
    flags: flags.all,
    pages: rows,
    titles: sections.map((section) => (section.anchor ? section.title : '')).join('\n'),
    anchors: sections.map(anchorColumn).join('\n'),
    marks: sections.map(markOf).join(''),
    lengths: sections
      .map((section) => writeNumber(Math.ceil(Math.log2(1 + sizeOf(section, countTerms)))))
      .join(''),
    types: sections.flatMap(({ symbol }) => (symbol?.type ? [storedType(symbol.type)] : [])).join('\n'),
    ...termColumns(sections, countTerms),
  };
}

/** Numbers things in the order in which they come up; equal ones get the same number. */
function numbering<T>(keyOf: (thing: T) => string) {
  const numbers = new Map<string, number>();
  const all: T[] = [];
  return {
    all,
    numberOf: (thing: T): number => {
      const key = keyOf(thing);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, all.length);
      return all.push(thing) - 1;
    },
  };
}

/** Empty where `anchorFromTitle` gives the same. */
function anchorColumn({ title, anchor, symbol }: SourceSection): string {
  return anchor === anchorFromTitle(title, symbol !== undefined) ? '' : anchor;
}

/** The anchor that a heading has by rule. */
export function anchorFromTitle(title: string, isSymbol: boolean): string {
  return isSymbol ? title.toLowerCase().replaceAll('.', '-') : slugify(textFor(title, 'jsligo'));
}

function markOf({ symbol, syntax }: SourceSection): string {
  if (symbol?.type) return symbol.deprecated ? SECTION_MARKS.deprecatedValue : SECTION_MARKS.value;
  if (symbol) return symbol.deprecated ? SECTION_MARKS.deprecatedType : SECTION_MARKS.type;
  return syntax ? SECTION_MARKS[syntax] : SECTION_MARKS.plain;
}

function sizeOf(section: SourceSection, countTerms: TermCounter): number {
  let size = 0;
  for (const count of countTerms(section).values()) size += count;
  return size;
}

function termColumns(
  sections: readonly SourceSection[],
  countTerms: TermCounter,
): Pick<IndexFile, 'terms' | 'postings'> {
  const places = new Map<string, { section: number; often: boolean }[]>();
  sections.forEach((section, number) => {
    for (const [term, count] of countTerms(section)) {
      const list = places.get(term) ?? [];
      list.push({ section: number, often: count > 1 });
      places.set(term, list);
    }
  });
  const sorted = [...places.keys()].sort();
  return {
    terms: writeTerms(sorted),
    postings: sorted.map((term) => writePostings(places.get(term) ?? [])).join(''),
  };
}
