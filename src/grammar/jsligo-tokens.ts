/**
 * Tokens of JsLIGO that need to look further than one token. The compiler inserts some of them in passes over
 * the token stream before it parses; each is done here by the same rule, so that the same programs are accepted.
 */
import { ContextTracker, ExternalTokenizer, type InputStream, type Stack } from '@lezer/lr';
import { char, isBlank, isLineEnd, isWordChar } from './chars';
import { type CommentMarks, readBlockComment } from './comment-tokens';
import { acceptDirective } from './directive-tokens';
import * as terms from './generated/jsligo.terms';
import { skipSpace, startsFunction } from './jsligo-lookahead';

const commentMarks: CommentMarks = { open: [char.slash, char.star], close: [char.star, char.slash] };

// What a parse knows of the token before, in bits.
const functionMayFollow = 1;
const lineEnded = 2;
const wasTight = 4;

/**
 * Keeps the token before. A type may stand alone and be that of a function, hence the start. A function can start only after one of `[ ( = , : > =>`; a comment in between prevents
 * it, unless it is a line comment behind that token.
 */
export const previousToken = new ContextTracker<number>({
  start: functionMayFollow,
  strict: false,
  shift(context, term, _stack, input) {
    if (term === terms.functionStart || term === terms.BlockComment) return 0;
    if (term === terms.tight) return wasTight | functionMayFollow;
    if (isBlank(input.next)) return context;
    if (term === terms.LineComment) return context & lineEnded ? lineEnded : context;
    if (isLineEnd(input.next) || term === terms.Directive) return context | lineEnded;
    return isBeforeFunction(input) ? functionMayFollow : 0;
  },
});

function isBeforeFunction(input: InputStream): boolean {
  switch (input.next) {
    case char.openBracket:
      return input.peek(1) !== char.at;
    case char.equals:
      return input.peek(1) !== char.equals;
    case char.openParen:
    case char.comma:
    case char.colon:
    case char.greater:
      return true;
    default:
      return false;
  }
}

/** One tokenizer for all of them: it is asked at every token, and most of the time sees no character of its own. */
export const specialTokens = new ExternalTokenizer(readSpecialToken, { contextual: true });

function readSpecialToken(input: InputStream, stack: Stack): void {
  switch (input.next) {
    case char.slash:
      if (readBlockComment(input, commentMarks)) input.acceptToken(terms.BlockComment);
      return;
    case char.hash:
      acceptDirective(input, terms);
      return;
    case char.semicolon:
      acceptSemicolonBeforeElse(input);
      return;
    case char.at:
      acceptDecorator(input);
      return;
    case char.greater:
    case char.equals:
      if (!(stack.context & wasTight) && isTight(input)) input.acceptToken(terms.tight);
      return;
    default:
      if (stack.context & functionMayFollow && startsFunction(input)) input.acceptToken(terms.functionStart);
  }
}

/** Whether a `>` touches this `>` or `=`. */
function isTight(input: InputStream): boolean {
  if (input.peek(-1) !== char.greater) return false;
  const after = input.peek(1);
  return input.next === char.greater || (after !== char.equals && after !== char.greater);
}

function acceptSemicolonBeforeElse(input: InputStream): void {
  if (isWord(input, skipSpace(input, 1), 'else')) input.acceptTokenTo(terms.elseSemicolon, input.pos + 1);
}

function isWord(input: InputStream, offset: number, word: string): boolean {
  for (let at = 0; at < word.length; at++) if (input.peek(offset + at) !== word.charCodeAt(at)) return false;
  return !isWordChar(input.peek(offset + word.length));
}

const plainDecorators: ReadonlySet<string> = new Set(
  'entry dyn_entry inline view no_mutation private public hidden thunk tzip16_compatible'.split(' '),
);
const decoratorsWithArgument: ReadonlySet<string> = new Set(['annot', 'layout', 'deprecated', 'comment']);

/** `@entry` and the like. Any other `@name` is an escaped name: a variable. */
function acceptDecorator(input: InputStream): void {
  let name = '';
  for (input.advance(); isWordChar(input.next); input.advance()) name += String.fromCharCode(input.next);
  if (plainDecorators.has(name)) input.acceptToken(terms.plainDecorator);
  else if (decoratorsWithArgument.has(name) && isStringInParentheses(input)) {
    input.acceptToken(terms.decoratorWithArgument);
  }
}

function isStringInParentheses(input: InputStream): boolean {
  const open = skipSpace(input, 0);
  if (input.peek(open) !== char.openParen) return false;
  let at = skipSpace(input, open + 1);
  if (input.peek(at++) !== char.quote) return false;
  while (input.peek(at) !== char.quote) {
    if (isLineEnd(input.peek(at))) return false;
    at += input.peek(at) === char.backslash ? 2 : 1;
  }
  return input.peek(skipSpace(input, at + 1)) === char.closeParen;
}
