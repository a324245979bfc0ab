/** Problems found while compiling. Inside the compiler they are thrown, because no later step can go on. */
import type { Problem } from '../syntax/problem';
import type { Span } from '../syntax/source';

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
