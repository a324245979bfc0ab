import type { Syntax } from './syntax';

/** A heading of an article. `syntax` is there when only one syntax has it. */
export interface Heading {
  readonly id: string;
  /** Inline HTML. */
  readonly html: string;
  readonly text: string;
  readonly depth: number;
  readonly syntax?: Syntax;
}

/** Screens that are not documents; each is a page module of `site/screens`. */
export type ScreenName = 'search' | 'playground' | 'not-found';

/** What the browser knows of the page it shows, beside the page itself. */
export interface PageRecord {
  readonly path: string;
  readonly title: string;
  /** The page module, for screens; documents have none. */
  readonly screen?: ScreenName;
  /** What the page module shows. */
  readonly props?: object;
  /** The version being read, on documentation pages. */
  readonly version?: string;
  /** Which sidebar stands beside the page: the same key means the same tree. */
  readonly sidebar?: string;
  /** The entry of the menu bar that is marked as current. */
  readonly section?: string;
  /** The address of the same page in each version that has it, else of that version's landing page. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** The record as it is in the page's own file. */
export interface SentRecord extends PageRecord {
  /** The script of the build that made the page. */
  readonly script: string;
}

/** Comments in a page's file around what the router takes out of it. */
export const PAGE_PARTS = {
  tree: ['<!--tree-->', '<!--/tree-->'],
  page: ['<!--page-->', '<!--/page-->'],
} as const;

export const RECORD_ID = 'record';
