import type { SearchAnswer, SearchRequest } from '../model/search';

/** What the page asks of the worker. */
export interface WorkerRequest {
  readonly id: number;
  readonly request: SearchRequest;
}

/**
 * What the worker says: the answer, later a fuller one, or why there is none. It is sent as JSON, which the page reads in a
 * fraction of the time that a copy of so many small objects takes.
 */
export type WorkerReply =
  | { readonly id: number; readonly answer: SearchAnswer; readonly more?: boolean }
  | { readonly id: number; readonly error: string };
