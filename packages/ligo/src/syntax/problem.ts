import type { Span } from './source';

/**
 * The phase that found a problem: the parser (with the preprocessor), the rules on the tree, the type
 * checker, or the contract checks after it. Each phase runs only on programs that the previous ones accept.
 */
export type Phase = 'parse' | 'core' | 'type' | 'contract' | 'compile';

/** A problem in a program. */
export interface Problem {
  readonly phase: Phase;
  /** A short kebab-case name, stable enough for tests. */
  readonly code: string;
  readonly message: string;
  /** How to fix it. */
  readonly hint?: string;
  /** The correction, where it is certain: replacements in order, which may be applied without asking. */
  readonly fix?: readonly Edit[];
  /** A declared name that may be meant. */
  readonly similar?: { readonly written: string; readonly meant: string };
  /** The patterns that a match lacks. */
  readonly missing?: readonly string[];
  /** Where LIGO's compiler reports it. */
  readonly span: Span;
  /** What exactly is wrong, where the compiler reports more: one pattern of a whole `match`. */
  readonly focus?: Span;
}

/** What to show to people. */
export const focusOf = ({ span, focus = span }: Problem): Span => focus;

/** A replacement of text. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** What is wrong, and how to fix it. */
export function explain({ message, hint }: Problem): string {
  return hint ? `${message} ${hint}` : message;
}

/** A finding of the grammar as a sentence. Code in backticks keeps its case. */
export function sentence(finding: string): string {
  return `${finding.charAt(0).toUpperCase()}${finding.slice(1)}${finding.endsWith('.') ? '' : '.'}`;
}
