/** An index in memory, ready to be searched. */
import type { ResultKind } from '../../model/search';
import type { Syntax } from '../../model/syntax';
import type { TypeTree } from '../types/tree';
import type { Vocabulary } from './vocabulary';

export interface IndexedPage {
  readonly number: number;
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly kind: ResultKind;
  readonly trail: readonly string[];
  readonly description: string;
  readonly textFile: string;
  readonly worth: number;
  readonly flags: readonly string[];
  /** The numbers of its sections: from `first` up to, not including, `end`. */
  readonly first: number;
  readonly end: number;
}

export interface IndexedSection {
  readonly number: number;
  readonly page: IndexedPage;
  /** Empty for the page itself. */
  readonly title: string;
  readonly anchor: string;
  readonly syntax?: Syntax;
  readonly symbol?: 'value' | 'type';
  readonly deprecated: boolean;
  readonly type?: TypeTree;
}

/** Where a term stands: numbers of pages or sections, with a weight for each. */
export interface Postings {
  readonly places: Uint16Array | readonly number[];
  readonly weights: Float32Array | readonly number[];
}

/** The parts of a page in which a term may stand. */
export interface TermPlaces {
  /** In the text of sections. */
  readonly text?: Postings;
  /** In the headings of sections. */
  readonly heading?: Postings;
  /** In the titles of pages. */
  readonly title?: Postings;
  /** In keywords and descriptions of pages, and in the names of the sections around them. */
  readonly about?: Postings;
}

export interface SearchIndex {
  readonly version: string;
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly IndexedSection[];
  readonly vocabulary: Vocabulary;
  /** By the number of the term. */
  readonly places: readonly TermPlaces[];
  /** How much the title of a page, or the heading of a section, weighs as a whole. */
  readonly titleWeights: Float32Array;
  readonly headingWeights: Float32Array;
  /** How much a term tells, by its number. */
  readonly rarity: Float32Array;
  /** Names in code, commands and flags, in lower case; see names.ts. */
  readonly names: ReadonlyMap<string, readonly NamedPlace[]>;
  readonly nameList: Vocabulary;
}

/** A place that bears a name of its own. */
export interface NamedPlace {
  readonly section: number;
  /** The flag, where it is one. */
  readonly flag?: string;
  /** 1 for the full name, less for a part of it. */
  readonly strength: number;
}
