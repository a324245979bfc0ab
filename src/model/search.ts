/** What the parts of search say to each other: the site's screens ask, a provider answers. */
import type { Syntax } from './syntax';

/** What a found page is to the reader. */
export type ResultKind = 'guide' | 'api' | 'command' | 'blog';

export interface SearchRequest {
  /** As the reader typed it. */
  readonly query: string;
  /** The names of the versions to search, the one being read first. */
  readonly versions: readonly string[];
  readonly syntax: Syntax;
  /** How many pages are wanted. */
  readonly limit: number;
}

/** A piece of shown text; `found` pieces are what the reader looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A place on a page: a heading, a value of the library, a flag, or the page itself where the anchor is empty. */
export interface SearchHit {
  readonly href: string;
  readonly anchor: string;
  readonly title: readonly Piece[];
  /** Around the found words; comes after the rest where the page's text has to be fetched first. */
  readonly excerpt?: readonly Piece[];
  /** The type of a library value, in the reader's syntax. */
  readonly type?: string;
  /** The only syntax that has the place, where it is not the reader's. */
  readonly syntax?: Syntax;
  readonly deprecated?: boolean;
}

/** A page with the places on it that fit best. */
export interface ResultPage {
  readonly id: string;
  readonly href: string;
  readonly kind: ResultKind;
  /** The names of the sections around the page, outermost first. */
  readonly trail: readonly string[];
  readonly title: readonly Piece[];
  /** The searched versions that have it; empty for what belongs to no version. */
  readonly versions: readonly string[];
  readonly hits: readonly SearchHit[];
}

export interface SearchAnswer {
  /** Whether the query was read as words or as a type. */
  readonly by: 'words' | 'type';
  readonly pages: readonly ResultPage[];
  /** How many pages fit, shown or not. */
  readonly total: number;
  /** Queries that do find something, for those that do not. */
  readonly suggestions: readonly string[];
}

/** Finds pages. A failure to reach the index is a rejected promise; asking again tries again. */
export interface SearchProvider {
  /** `onMore` is called when the answer can be shown more fully. */
  readonly search: (request: SearchRequest, onMore?: (answer: SearchAnswer) => void) => Promise<SearchAnswer>;
  /** Answers what a reader may type next, until something else is asked. Who asks a service does not. */
  readonly foresee?: (request: SearchRequest, tell: TellForeseen) => void;
}

/** Gets the answer to a request that nobody has made yet; it is read when somebody does. */
export type TellForeseen = (request: SearchRequest, read: () => SearchAnswer) => void;

/** A provider that remembers its answers. */
export interface RememberingProvider extends SearchProvider {
  /** The answer to a request, where it was given or foreseen. */
  readonly known: (request: SearchRequest) => SearchAnswer | undefined;
  /** Gets ready for what may be asked after a request. */
  readonly foresee: (request: SearchRequest) => void;
}

/** The longest query that is looked at; what follows is not read. */
export const LONGEST_QUERY = 300;

/** The parameter of an address that names words to mark on the page. */
export const MARK_PARAMETER = 'mark';
