/** Failures of an evaluation. Thrown inside the evaluator, returned to callers as data (see `Stopped`). */
import type { Span } from '../syntax/source';
import type { Value } from './values/value';

export type Reason =
  /** `failwith` in a contract or a test. */
  | { readonly kind: 'failwith'; readonly value: Value }
  /** A run-time error: division by zero, overflow of `tez`, a failed transfer. */
  | { readonly kind: 'error'; readonly message: string; readonly rejection?: Rejection }
  /** A limit of the evaluator: steps or depth. A test cannot catch it. */
  | { readonly kind: 'limit'; readonly message: string }
  /** Something that only the compiler or a real chain can do. A test cannot catch it. */
  | { readonly kind: 'unsupported'; readonly message: string }
  /** The program uses cryptography, which is loaded on demand. */
  | { readonly kind: 'needs-extras' };

/** The `failwith` of a contract that was called. */
export interface Rejection {
  readonly contract: string;
  readonly value: Value;
}

/** A call that was active when the evaluation stopped. */
export interface CallSite {
  readonly name: string | undefined;
  readonly span: Span;
}

/** The operands of a comparison, and where it is. */
export interface Compared {
  readonly left: Value;
  readonly right: Value;
  readonly span: Span;
}

export class Failure extends Error {
  /** Innermost call first. Filled by the machine. */
  readonly calls: CallSite[] = [];
  /** The last comparison before it. Filled by the machine. */
  compared: Compared | undefined;

  constructor(readonly reason: Reason) {
    super(reason.kind === 'failwith' || reason.kind === 'needs-extras' ? reason.kind : reason.message);
  }
}

export const failWith = (value: Value): Failure => new Failure({ kind: 'failwith', value });
export const failString = (value: string): Failure => failWith({ kind: 'string', value });
export const errorOf = (message: string): Failure => new Failure({ kind: 'error', message });
export const unsupported = (message: string): Failure => new Failure({ kind: 'unsupported', message });

/** Whether a test can catch the failure. */
export const isCatchable = ({ reason }: Failure): boolean =>
  reason.kind === 'failwith' || reason.kind === 'error';
