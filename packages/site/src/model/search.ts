/** Search requests and answers, exchanged by components and a provider. */
import type { Syntax } from './syntax';

export type ResultKind =
  | 'guide'
  | 'api'
  | 'command'
  | 'recipe'
  | 'lesson'
  | 'message'
  | 'glossary'
  | 'blog'
  | 'tool';

const VERSIONED: readonly ResultKind[] = ['guide', 'api', 'command'];

/** Whether each version has its own pages of a kind. */
export function isVersioned(kind: ResultKind): boolean {
  return VERSIONED.includes(kind);
}

export interface SearchRequest {
  /** As the reader typed it. */
  readonly query: string;
  /** The names of the versions to search, the one being read first. */
  readonly versions: readonly string[];
  readonly syntax: Syntax;
  /** How many pages to return. */
  readonly limit: number;
}

/** A piece of text to show; `found` pieces are what the reader searched for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A place on a page: a heading, a value of the library, a flag, or the page itself where the anchor is empty. */
export interface SearchHit {
  readonly href: string;
  readonly anchor: string;
  readonly title: readonly Piece[];
  /** The text around the found words; missing until the page's text has been fetched. */
  readonly excerpt?: readonly Piece[];
  /** The type of a library value, in the reader's syntax. */
  readonly type?: string;
  /** The only syntax that has this place, if it is not the reader's. */
  readonly syntax?: Syntax;
  readonly deprecated?: boolean;
}

/** A page with its best hits. */
export interface ResultPage {
  readonly id: string;
  readonly kind: ResultKind;
  /** The names of the sections around the page, outermost first. */
  readonly trail: readonly string[];
  readonly title: readonly Piece[];
  /** The searched versions that have it; empty for unversioned pages. */
  readonly versions: readonly string[];
  readonly hits: readonly SearchHit[];
}

export interface SearchAnswer {
  /** Whether the query was read as words or as a type. */
  readonly by: 'words' | 'type';
  readonly pages: readonly ResultPage[];
  /** How many pages were found, including those that are not returned. */
  readonly total: number;
  /** Queries that find something, when this one finds nothing. */
  readonly suggestions: readonly string[];
}

export interface SearchOptions {
  /** Cancels the request. */
  readonly signal?: AbortSignal;
  /** Called with an answer that has more excerpts once their texts have been fetched. */
  readonly onMore?: (answer: SearchAnswer) => void;
}

/** Finds pages. Rejects when the index cannot be loaded; the next request tries again. */
export interface SearchProvider {
  readonly search: (request: SearchRequest, options?: SearchOptions) => Promise<SearchAnswer>;
  /** Loads what such a request needs, so that the next one needs no network. */
  readonly prepare?: (request: SearchRequest) => Promise<unknown>;
}

/**
 * The search worker's replies, on the port sent with a request: the answer, later one with excerpts, or an
 * error. Any message from the page on that port cancels the request.
 */
export type SearchReply =
  | { readonly answer: SearchAnswer; readonly isMore: boolean }
  | { readonly error: string };

/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 300;

/** The parameter of an address with the words to mark on the page. */
export const MARK_PARAMETER = 'mark';
