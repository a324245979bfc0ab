import type { SearchRequest } from '../model/search';

/** What the page asks of the worker: an answer, or those to what may be asked next. */
export interface WorkerRequest {
  readonly id: number;
  readonly request: SearchRequest;
  readonly foresees?: boolean;
}

/** An answer is sent as JSON, which the page reads in a fraction of the time that a copy of so many small objects takes. */
export type AnswerJson = string;

/** Most of what is foreseen is never looked at, so its JSON stays outside of the page's memory of objects, as UTF-8. */
export interface ForeseenAnswer {
  readonly query: string;
  readonly answer: Uint8Array<ArrayBuffer>;
}

/** What the worker says: the answer, later a fuller one, or why there is none; or what it foresees, some at a time. */
export type WorkerReply =
  | { readonly id: number; readonly answer: AnswerJson; readonly more?: boolean }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly foreseen: readonly ForeseenAnswer[] };
