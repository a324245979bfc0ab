/**
 * Tokens of JsLIGO that need to look further than one token. The compiler inserts some of them in passes over
 * the token stream before it parses; each is done here by the same rule, so that the same programs are accepted.
 */
import { ContextTracker, ExternalTokenizer, type InputStream, type Stack } from '@lezer/lr';
import { char, isBlank, isLineEnd, isWordChar } from './chars.ts';
import { type CommentMarks, readBlockComment } from './comment-tokens.ts';
import { acceptDirective } from './directive-tokens.ts';
import * as terms from './generated/jsligo.terms.ts';
import { startsFunction } from './jsligo-lookahead.ts';

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
      return acceptDirective(input, terms);
    case char.semicolon:
      return acceptSemicolonBeforeElse(input);
    case char.at:
      return acceptDecorator(input);
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
  input.advance();
  const end = input.pos;
  let sameLine = true;
  for (; ; ) {
    if (isBlank(input.next)) input.advance();
    else if (input.next === char.newline || input.next === char.return) {
      sameLine = false;
      input.advance();
    } else if (sameLine && input.next === char.slash && input.peek(1) === char.slash) {
      while (!isLineEnd(input.next)) input.advance();
    } else break;
  }
  if (isWord(input, 'else')) input.acceptTokenTo(terms.elseSemicolon, end);
}

function isWord(input: InputStream, word: string): boolean {
  for (let at = 0; at < word.length; at++) if (input.peek(at) !== word.charCodeAt(at)) return false;
  return !isWordChar(input.peek(word.length));
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
  let offset = 0;
  const skipSpace = () => {
    while (isBlank(input.peek(offset)) || input.peek(offset) === char.newline) offset++;
  };
  skipSpace();
  if (input.peek(offset++) !== char.openParen) return false;
  skipSpace();
  if (input.peek(offset++) !== char.quote) return false;
  while (input.peek(offset) !== char.quote) {
    if (isLineEnd(input.peek(offset))) return false;
    offset += input.peek(offset) === char.backslash ? 2 : 1;
  }
  offset++;
  skipSpace();
  return input.peek(offset) === char.closeParen;
}
