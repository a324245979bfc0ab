/** Tokens of CameLIGO that a regular expression cannot describe. */
import { ExternalTokenizer, type InputStream } from '@lezer/lr';
import { char, endOfCode } from './chars';
import { type CommentMarks, readBlockComment } from './comment-tokens';
import { acceptDirective } from './directive-tokens';
import * as terms from './generated/cameligo.terms';

const commentMarks: CommentMarks = { open: [char.openParen, char.star], close: [char.star, char.closeParen] };

export const specialTokens = new ExternalTokenizer((input) => {
  if (input.next === char.openParen) {
    if (readBlockComment(input, commentMarks)) input.acceptToken(terms.BlockComment);
  } else if (input.next === char.hash) {
    acceptDirective(input, terms);
  } else if (input.next === char.openBrace && input.peek(1) === char.bar) {
    readVerbatim(input);
    input.acceptToken(terms.Verbatim);
  }
});

/** `{| … |}`. One that is never closed runs to the end; `checkSyntax` reports it. */
function readVerbatim(input: InputStream): void {
  input.advance(2);
  while (input.next !== endOfCode && !(input.next === char.bar && input.peek(1) === char.closeBrace))
    input.advance();
  if (input.next !== endOfCode) input.advance(2);
}
