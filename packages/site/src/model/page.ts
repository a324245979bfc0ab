import type { Syntax } from './syntax';

/** A heading of an article. `syntax` is set if only one syntax has it. */
export interface Heading {
  readonly id: string;
  /** Inline HTML. */
  readonly html: string;
  readonly depth: number;
  readonly syntax?: Syntax;
}

/** Screens that are not documents; each is a page module of `site/screens`. */
export type ScreenName = 'search' | 'playground' | 'not-found';

/** The metadata of the page that the browser shows. */
export interface PageRecord {
  readonly path: string;
  readonly title: string;
  /** The page module, for screens; documents have none. */
  readonly screen?: ScreenName;
  /** The props of the page module. */
  readonly props?: object;
  /** The version being read, on documentation pages. */
  readonly version?: string;
  /** Identifies the sidebar of the page: the same key means the same tree. */
  readonly sidebar?: string;
  /** The navbar entry that is marked as current. */
  readonly section?: string;
  /** The address of the same page in each version, or of the version's landing page if it lacks the page. */
  readonly versions?: Readonly<Record<string, string>>;
  /** In how many sections the page differs in other versions, if it does. */
  readonly differs?: Readonly<Record<string, number>>;
  /** Whether it has the styles of pages that lead to others (site/styles/front.css). */
  readonly isFront?: boolean;
  /** Versions that do not have the page. */
  readonly lacking?: readonly string[];
}

/** The record as embedded in the page's file. */
export interface SentRecord extends PageRecord {
  /** Identifies the scripts and styles that the page belongs to. */
  readonly build: string;
}

/** Comments in a page's file around the parts that the router extracts. */
export const PAGE_PARTS = {
  tree: ['<!--tree-->', '<!--/tree-->'],
  page: ['<!--page-->', '<!--/page-->'],
} as const;

export const RECORD_ID = 'page-record';
