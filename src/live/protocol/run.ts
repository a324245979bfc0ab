/** What running a program has to say. */
import type { ContractDescription } from './contract';
import type { Diagnostic, Place } from './program';

export type RunOutcome =
  /** A program with problems is not run. */
  | { readonly kind: 'refused'; readonly problems: readonly Diagnostic[] }
  | ({ readonly kind: 'done' } & RunReport);

export interface RunReport {
  readonly values: readonly ConstantValue[];
  readonly tests: readonly TestReport[];
  /** What the program printed. */
  readonly output: string;
  /** Failures outside of tests. */
  readonly failures: readonly FailureReport[];
  readonly contracts: readonly ContractDescription[];
}

export interface ConstantValue {
  readonly name: string;
  readonly value: string;
  /** Of its declaration. */
  readonly place: Place;
}

export interface TestReport {
  readonly name: string;
  readonly place: Place;
  readonly value: string;
  readonly failure?: FailureReport;
}

export interface FailureReport {
  readonly message: string;
  /** The innermost call that is in the text. */
  readonly place?: Place;
}
