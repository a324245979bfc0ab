/** Tokens of CameLIGO that a regular expression cannot describe. */
import { ExternalTokenizer, type InputStream } from '@lezer/lr';
import { char, endOfCode } from './chars';
import { type CommentMarks, readBlockComment } from './comment-tokens';
import { acceptDirective } from './directive-tokens';
import { BlockComment, Directive, importLine, includeLine, Verbatim } from './generated/cameligo.terms';

const commentMarks: CommentMarks = { open: [char.openParen, char.star], close: [char.star, char.closeParen] };

export const specialTokens = new ExternalTokenizer((input) => {
  if (input.next === char.openParen) {
    if (readBlockComment(input, commentMarks)) input.acceptToken(BlockComment);
  } else if (input.next === char.hash) {
    acceptDirective(input, { Directive, includeLine, importLine });
  } else if (input.next === char.openBrace && input.peek(1) === char.bar) {
    readVerbatim(input);
    input.acceptToken(Verbatim);
  }
});

/** `{| … |}`. An unclosed one extends to the end; `checkSyntax` reports it. */
function readVerbatim(input: InputStream): void {
  input.advance(2);
  while (input.next !== endOfCode && !(input.next === char.bar && input.peek(1) === char.closeBrace))
    input.advance();
  if (input.next !== endOfCode) input.advance(2);
}
