/**
 * The index of one version as it lies in a file. Columns of text instead of records keep it small: pages, then their
 * sections in order, then the terms in alphabetical order with the sections that contain each.
 */
import type { ResultKind } from '../model/search';

export interface PageRow {
  readonly id: string;
  readonly title: string;
  readonly kind: ResultKind;
  /** The number of its trail in `trails`. */
  readonly trail: number;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** How many sections it has, the page's own among them. */
  readonly sections: number;
  /** The file with the text of its sections. */
  readonly text: string;
  /** The numbers of its flags in `flags`. */
  readonly flags?: readonly number[];
  /** How much less than others it is worth showing; 100 is usual. */
  readonly worth?: number;
}

export interface IndexFile {
  readonly format: 1;
  readonly version: string;
  /** Where the pages of the version live. */
  readonly base: string;
  readonly trails: readonly (readonly string[])[];
  readonly flags: readonly string[];
  readonly pages: readonly PageRow[];
  /** One line for each section; the first of each page is empty and stands for the page itself. */
  readonly titles: string;
  /** One line for each section; empty where the anchor follows from the title. */
  readonly anchors: string;
  /** One character for each section: see SECTION_MARKS. */
  readonly marks: string;
  /** One character for each section: how long its text is, in doublings. */
  readonly lengths: string;
  /** The types of the values among the sections, one line each; see src/search/types/notation.ts. */
  readonly types: string;
  /** Terms in order; each line starts with a character for the number of letters shared with the line before. */
  readonly terms: string;
  /** For each term the number of its sections, then their distances; see numbers.ts. */
  readonly postings: string;
}

/** What a section is. Capital letters are deprecated. */
export const SECTION_MARKS = {
  plain: '.',
  jsligo: 'j',
  cameligo: 'c',
  value: 'v',
  type: 't',
  deprecatedValue: 'V',
  deprecatedType: 'T',
} as const;

/** Where the index of a version lies. */
export function indexPath(version: string): string {
  return `search-index/${version}.json`;
}
