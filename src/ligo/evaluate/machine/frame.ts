/** What the machine has under way. */
import type { Code } from '../code/code';
import type { TypeEnvironment } from '../type-environment';
import type { Value } from '../values/value';
import type { Native, Steps } from './native';

/** A call of a function of the program. */
export interface Frame {
  readonly code: Code;
  readonly captured: readonly Value[];
  readonly types: TypeEnvironment;
  readonly locals: Value[];
  /** The next instruction. */
  position: number;
  /** Height of the stack of values when it began. */
  readonly base: number;
}

/** A call of a library function that waits for a function of the program. */
export interface WaitingNative {
  readonly native: Native;
  readonly steps: Steps;
  readonly base: number;
}

/** Arguments that wait for a function to return the function that takes them. */
export interface WaitingArguments {
  readonly waiting: readonly Value[];
  readonly base: number;
}

export type AnyFrame = Frame | WaitingNative | WaitingArguments;
