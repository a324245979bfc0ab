import type { InputStream } from '@lezer/lr';
import { char, endOfCode, isLineEnd } from './chars';

/** The two characters that open a comment, and the two that close it. */
export interface CommentMarks {
  open: readonly [number, number];
  close: readonly [number, number];
}

/**
 * Skips a block comment, if one starts here. Comments nest in both syntaxes, and delimiters in a string
 * inside a comment do not count. An unclosed comment extends to the end; `checkSyntax` reports it.
 */
export function readBlockComment(input: InputStream, marks: CommentMarks): boolean {
  if (!startsWith(input, marks.open)) return false;
  let depth = 0;
  do {
    if (startsWith(input, marks.open)) {
      input.advance(2);
      depth++;
    } else if (startsWith(input, marks.close)) {
      input.advance(2);
      depth--;
    } else if (input.next === char.quote) {
      readString(input);
    } else {
      input.advance();
    }
  } while (depth > 0 && input.next !== endOfCode);
  return true;
}

function readString(input: InputStream): void {
  input.advance();
  while (!isLineEnd(input.next) && input.next !== char.quote) {
    input.advance(input.next === char.backslash && !isLineEnd(input.peek(1)) ? 2 : 1);
  }
  if (input.next === char.quote) input.advance();
}

function startsWith(input: InputStream, mark: readonly [number, number]): boolean {
  return input.next === mark[0] && input.peek(1) === mark[1];
}
