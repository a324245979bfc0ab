import type { Span } from './source';

/**
 * Who found a problem: the parser (with the preprocessor), the rules over the tree, the type checker, or the
 * checks of contracts after it. Each looks only at programs that the ones before accept.
 */
export type Phase = 'parse' | 'core' | 'type' | 'contract';

/** Something wrong with a program, as data; words for people are made where it is shown. */
export interface Problem {
  readonly phase: Phase;
  /** A short name in kebab case, stable enough for tests. */
  readonly code: string;
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly span: Span;
}

/** What is wrong, and what to do about it. */
export function explain({ message, hint }: Problem): string {
  return hint ? `${message} ${hint}` : message;
}
