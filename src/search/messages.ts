import type { SearchAnswer } from '../model/search';

/**
 * What the search worker replies, on the port that comes with a request: the answer, later one with excerpts, or why there is
 * none. Any message from the page on that port takes the request back.
 */
export type WorkerReply =
  | { readonly answer: SearchAnswer; readonly isMore: boolean }
  | { readonly error: string };
