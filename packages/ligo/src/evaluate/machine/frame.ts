/** The frames of the machine's stack. */
import type { Code } from '../code/code';
import type { TypeEnvironment } from '../type-environment';
import type { Value } from '../values/value';
import type { Native, Steps } from './native';

/** A call of a program function. */
export interface Frame {
  readonly code: Code;
  readonly captured: readonly Value[];
  readonly types: TypeEnvironment;
  readonly locals: Value[];
  /** The next instruction. */
  position: number;
  /** The height of the value stack at the start of the call. */
  readonly base: number;
}

/** A call of a library function that waits for a program function. */
export interface WaitingNative {
  readonly native: Native;
  readonly steps: Steps;
  readonly base: number;
}

/** Remaining arguments, which are applied to the function that the pending call returns. */
export interface WaitingArguments {
  readonly waiting: readonly Value[];
  readonly base: number;
}

export type AnyFrame = Frame | WaitingNative | WaitingArguments;
