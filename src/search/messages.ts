import type { SearchAnswer, SearchRequest } from '../model/search';

/** What the page sends to the search worker. `abort` takes back the request with the same id. */
export type WorkerRequest =
  | { readonly id: number; readonly request: SearchRequest }
  | { readonly id: number; readonly abort: true };

/** What the worker replies: the answer, later one with excerpts, or why there is none. */
export type WorkerReply =
  | { readonly id: number; readonly answer: SearchAnswer; readonly isMore: boolean }
  | { readonly id: number; readonly error: string };
