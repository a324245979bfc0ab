/** Calls of contracts as they are executed, for observers such as the comparison with compiled code. */
import type { Failure } from '../evaluate/failure';
import type { ChainReader, Execution } from '../evaluate/machine/host';
import type { CompiledContract, Transaction } from '../evaluate/values/contract';
import type { Value } from '../evaluate/values/value';
import type { ChainState } from './state';

export interface ObservedCall {
  readonly contract: CompiledContract;
  readonly transaction: Transaction;
  readonly execution: Execution;
  /** The storage before the call. */
  readonly storage: Value;
  /** The chain before the call, with the amount already paid. */
  readonly state: ChainState;
  readonly chain: ChainReader;
  readonly outcome: ObservedOutcome;
}

/** A pair of operations and a storage, or the failure. */
export type ObservedOutcome =
  | { readonly kind: 'returned'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type CallObserver = (call: ObservedCall) => void;
