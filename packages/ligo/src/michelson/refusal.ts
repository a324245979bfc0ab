import type { Span } from '../syntax/source';
import type { MichelsonProblem } from './problem';
import type { Micheline } from './tree';

/**
 * Thrown within this folder where the chain refuses a type, a value or an instruction. Its entry points catch it and
 * return the problem.
 */
export class Refusal extends Error {
  /** The range of the innermost node with a known range around the node. */
  span: Span | undefined;

  constructor(
    readonly code: string,
    message: string,
    readonly node?: Micheline,
  ) {
    super(message);
    this.span = node?.span;
  }
}

/** The result of a function that may refuse its input. */
export type Attempt<T> =
  | { readonly value: T; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: MichelsonProblem };

/** Runs a function and returns its refusal as a problem at the node, or at the node around it. */
export function attempt<T>(run: () => T, around?: Micheline): Attempt<T> {
  try {
    return { value: run() };
  } catch (error) {
    if (error instanceof Refusal) return { problem: problemOf(error, around) };
    throw error;
  }
}

/** Runs a function; its refusals are at the range of this node, unless they have a more precise one. */
export function within<T>(node: Micheline, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) error.span ??= node.span;
    throw error;
  }
}

const problemOf = ({ code, message, span, node }: Refusal, around?: Micheline): MichelsonProblem => ({
  code,
  message,
  span: span ?? around?.span,
  node: node ?? around,
});
