/** Problems found while compiling. Inside the compiler they are thrown, because no later step can go on. */
import type { Problem } from '../syntax/problem';
import type { Span } from '../syntax/source';
import { TooLarge } from './budget';

export class CompileError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export function refuse(code: string, message: string, span: Span, hint?: string): never {
  throw new CompileError({ phase: 'compile', code, message, span, ...(hint && { hint }) });
}

/** A construct that the compiler does not handle yet. */
export function unsupported(construct: string, span: Span): never {
  return refuse('unsupported', `The compiler in the page does not support ${construct} yet.`, span);
}

const START: Span = { file: 0, from: 0, to: 0 };

/** The problem for which compiling stopped. */
export function problemOf(error: unknown): Problem {
  if (error instanceof CompileError) return error.problem;
  if (!(error instanceof TooLarge) && !(error instanceof RangeError)) throw error;
  const [message, hint] =
    error instanceof TooLarge
      ? [
          error.message,
          'Split the contract, or call large functions less often: they may be copied to each call.',
        ]
      : ['The program is nested too deeply to compile.', 'Split large functions and long lists.'];
  return { phase: 'compile', code: 'too-large', message, hint, span: START };
}
