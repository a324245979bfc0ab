import type { InputStream } from '@lezer/lr';
import { char, isBlank, isDigit, isLineEnd, isSmall } from './chars';

/** The three kinds of directive lines, as terms of a grammar. */
export interface DirectiveTerms {
  Directive: number;
  includeLine: number;
  importLine: number;
}

/**
 * Accepts a preprocessor directive, if one starts here. Conditions and definitions are removed before the
 * parser runs, so they are allowed anywhere; `#include` and `#import` only where a declaration is.
 */
export function acceptDirective(input: InputStream, terms: DirectiveTerms): void {
  input.advance();
  while (isBlank(input.next)) input.advance();
  const term = isDigit(input.next) ? terms.includeLine : termOf(readWord(input), terms);
  if (term !== undefined) input.acceptTokenTo(term, endOfDirective(input));
}

/** `# 12 "file"`, the line marker of included text, is treated as the corresponding `#include`. */
function termOf(word: string, terms: DirectiveTerms): number | undefined {
  if (word === 'include') return terms.includeLine;
  if (word === 'import') return terms.importLine;
  return /^(if|elif|else|endif|define|undef|error)$/.test(word) ? terms.Directive : undefined;
}

function readWord(input: InputStream): string {
  let word = '';
  for (; isSmall(input.next); input.advance()) word += String.fromCharCode(input.next);
  return word;
}

/** The end of the line, without a comment and the whitespace before it. */
function endOfDirective(input: InputStream): number {
  let end = input.pos;
  let quoted = false;
  while (!isLineEnd(input.next)) {
    if (input.next === char.quote) quoted = !quoted;
    if (!quoted && input.next === char.slash && input.peek(1) === char.slash) break;
    const blank = isBlank(input.next);
    input.advance();
    if (!blank) end = input.pos;
  }
  return end;
}
