import type { CheckedLanguage } from './language.ts';

/** A place where a sample does not follow its grammar. */
export interface SyntaxProblem {
  /** Where it starts, in characters from the start of the code. */
  offset: number;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** Characters to underline; at least 1 unless the code ended too early. */
  length: number;
  /** What is wrong, in words. */
  message: string;
}

/** The syntax errors of `code`, in order; none for a program the compiler's parser accepts. */
export function checkSyntax(_code: string, _language: CheckedLanguage): SyntaxProblem[] {
  return [];
}
