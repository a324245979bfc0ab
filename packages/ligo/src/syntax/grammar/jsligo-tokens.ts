/**
 * JsLIGO tokens that need more than one token of lookahead. The compiler inserts some of them in passes over
 * the token stream before it parses; each follows the same rule here, so that the same programs are accepted.
 */
import { ContextTracker, ExternalTokenizer, type InputStream, type Stack } from '@lezer/lr';
import { char, isBlank, isLineEnd, isWordChar } from './chars';
import { type CommentMarks, readBlockComment } from './comment-tokens';
import { acceptDirective } from './directive-tokens';
import {
  BlockComment,
  Directive,
  decoratorWithArgument,
  elseSemicolon,
  functionStart,
  importLine,
  includeLine,
  LineComment,
  plainDecorator,
  tight,
} from './generated/jsligo.terms';
import { skipSpace, startsFunction } from './jsligo-lookahead';

// Local constants are faster than imported ones, which are looked up at every token.
const { slash, hash, semicolon, at, greater, equals, openBracket, openParen, comma, colon } = char;

const commentMarks: CommentMarks = { open: [slash, char.star], close: [char.star, slash] };

// Flags about the previous token.
const functionMayFollow = 1;
const lineEnded = 2;
const wasTight = 4;

/**
 * Tracks the previous token. A function can start only after one of `[ ( = , : > =>`, or at the start of a
 * type; a comment in between prevents it, unless it is a line comment right after that token.
 */
export const previousToken = new ContextTracker<number>({
  start: functionMayFollow,
  strict: false,
  shift(context, term, _stack, input) {
    if (term === functionStart || term === BlockComment) return 0;
    if (term === tight) return wasTight | functionMayFollow;
    if (isBlank(input.next)) return context;
    if (term === LineComment) return context & lineEnded ? lineEnded : context;
    if (isLineEnd(input.next) || term === Directive) return context | lineEnded;
    return isBeforeFunction(input) ? functionMayFollow : 0;
  },
});

function isBeforeFunction(input: InputStream): boolean {
  switch (input.next) {
    case openBracket:
      return input.peek(1) !== at;
    case equals:
      return input.peek(1) !== equals;
    case openParen:
    case comma:
    case colon:
    case greater:
      return true;
    default:
      return false;
  }
}

/** One tokenizer for all of them: it runs at every token and usually returns immediately. */
export const specialTokens = new ExternalTokenizer(readSpecialToken, { contextual: true });

function readSpecialToken(input: InputStream, stack: Stack): void {
  switch (input.next) {
    case slash:
      if (readBlockComment(input, commentMarks)) input.acceptToken(BlockComment);
      return;
    case hash:
      acceptDirective(input, { Directive, includeLine, importLine });
      return;
    case semicolon:
      acceptSemicolonBeforeElse(input);
      return;
    case at:
      acceptDecorator(input);
      return;
    case greater:
    case equals:
      if (!(stack.context & wasTight) && isTight(input)) input.acceptToken(tight);
      return;
    default:
      if (stack.context & functionMayFollow && startsFunction(input)) input.acceptToken(functionStart);
  }
}

/** Whether a `>` is adjacent to this `>` or `=`. */
function isTight(input: InputStream): boolean {
  if (input.peek(-1) !== greater) return false;
  const after = input.peek(1);
  return input.next === greater || (after !== equals && after !== greater);
}

function acceptSemicolonBeforeElse(input: InputStream): void {
  if (isWord(input, skipSpace(input, 1), 'else')) input.acceptTokenTo(elseSemicolon, input.pos + 1);
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
  if (plainDecorators.has(name)) input.acceptToken(plainDecorator);
  else if (decoratorsWithArgument.has(name) && isStringInParentheses(input)) {
    input.acceptToken(decoratorWithArgument);
  }
}

function isStringInParentheses(input: InputStream): boolean {
  const open = skipSpace(input, 0);
  if (input.peek(open) !== openParen) return false;
  let offset = skipSpace(input, open + 1);
  if (input.peek(offset++) !== char.quote) return false;
  while (input.peek(offset) !== char.quote) {
    if (isLineEnd(input.peek(offset))) return false;
    offset += input.peek(offset) === char.backslash ? 2 : 1;
  }
  return input.peek(skipSpace(input, offset + 1)) === char.closeParen;
}
