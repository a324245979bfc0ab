/** Contracts of a program and what calls of them do. Expressions and values are in the syntax of the program. */
import type { CallField, ContractCalls } from '../../ligo/service/call-text';
import type { LiveProgram } from './program';
import type { FailureReport } from './run';

export interface ContractDescription {
  /** The path of its module, empty for the main file. */
  readonly name: string;
  readonly members: readonly ContractMember[];
  readonly storage: ExampleValue;
  readonly sender: string;
}

/** An entrypoint or a view. */
export interface ContractMember {
  readonly kind: 'entry' | 'view';
  readonly name: string;
  readonly parameter: ExampleValue;
}

export interface ExampleValue {
  readonly type: string;
  /** A valid expression; empty where there is none, as of tickets. */
  readonly example: string;
}

/** Calls from the beginning: the same ones give the same result. */
export interface CallInput {
  readonly program: LiveProgram;
  readonly calls: ContractCalls;
}

/** What the last call did. */
export type CallReport =
  | { readonly kind: 'refused'; readonly message: string; readonly field?: CallField }
  | { readonly kind: 'failed'; readonly failure: FailureReport }
  | { readonly kind: 'viewed'; readonly value: string }
  | {
      readonly kind: 'called';
      readonly before: string;
      readonly after: string;
      readonly operations: readonly string[];
      readonly events: readonly string[];
      readonly balance: string;
    };
