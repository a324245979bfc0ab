/** Problems are made when it is clear that they are shown: until then a failure costs nothing. */
import type { Problem } from '../../syntax/problem';
import type { Span } from '../../syntax/source';
import type { Type } from '../type';

/** Prints a type in the syntax of the file that the span is in. */
export type Describe = (type: Type, span: Span) => string;

export type ProblemMaker = (describe: Describe) => Problem;

export function typeProblem(code: string, span: Span, message: string, hint?: string): Problem {
  return hint === undefined
    ? { phase: 'type', code, message, span }
    : { phase: 'type', code, message, hint, span };
}

export function contractProblem(code: string, span: Span, message: string, hint?: string): Problem {
  return { ...typeProblem(code, span, message, hint), phase: 'contract' };
}
