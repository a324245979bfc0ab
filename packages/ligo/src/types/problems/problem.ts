/** Problems are created lazily, only if they are reported, so that failed attempts are cheap. */
import { type Edit, focusOf, type Problem } from '../../syntax/problem';
import type { Span } from '../../syntax/source';
import type { Suggest } from '../suggest';
import type { Type } from '../type';

/** Prints a type in the syntax of the file of the span. */
export type Describe = (type: Type, span: Span) => string;

export type ProblemMaker = (describe: Describe, suggest: Suggest) => Problem;

export function typeProblem(code: string, span: Span, message: string, hint?: string): Problem {
  return hint === undefined
    ? { phase: 'type', code, message, span }
    : { phase: 'type', code, message, hint, span };
}

/** A problem that LIGO reports at an enclosing expression. */
export function reportedAt(span: Span, make: ProblemMaker): ProblemMaker {
  return (describe, suggest) => {
    const problem = make(describe, suggest);
    return problem.span === span ? problem : { ...problem, span, focus: focusOf(problem) };
  };
}

/** A problem with the edits that correct it. */
export function fixableProblem(problem: Problem, fix: readonly Edit[] | undefined): Problem {
  return fix === undefined ? problem : { ...problem, fix };
}

export function contractProblem(code: string, span: Span, message: string, hint?: string): Problem {
  return { ...typeProblem(code, span, message, hint), phase: 'contract' };
}

/** A problem with a declared name that may be meant. */
export function withSimilar(problem: Problem, written: string, meant: string | undefined): Problem {
  return meant === undefined ? problem : { ...problem, similar: { written, meant } };
}

/** The hint that names what the reader may have misspelt. */
export function didYouMean(similar: string | undefined): string | undefined {
  return similar === undefined ? undefined : `Did you mean \`${similar}\`?`;
}
