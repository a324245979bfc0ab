/** Distinguishes arrow functions from parenthesised expressions, and their types from parenthesised types. */
import type { InputStream } from '@lezer/lr';
import { char, endOfCode, isBlank, isDigit, isLineEnd, isSmall, isWordChar } from './chars';

/** Whether `name =>` or `( parameters` follows. */
export function startsFunction(input: InputStream): boolean {
  if (input.next === char.openParen) return startsParameters(new Lookahead(input, 1));
  if (!isSmall(input.next) && input.next !== char.underscore) return false;
  const ahead = new Lookahead(input, 0);
  return ahead.next() === 'name' && ahead.next() === '=>';
}

/**
 * Whether the text after an open parenthesis looks like parameters: a colon, a comma or the end of the list
 * before `:` or `=>`, with only tokens that can occur in a parameter before it. Every scan ends at the next
 * parenthesis, so the total cost is linear.
 */
function startsParameters(ahead: Lookahead): boolean {
  let depth = 0;
  let token = ahead.next();
  if (token === ')') return true;
  if (token !== '{' && token !== '[' && token !== 'name' && token !== '_') return false;
  for (; ; token = ahead.next()) {
    switch (token) {
      case ':':
      case ',':
        if (depth === 0) return true;
        break;
      case '{':
      case '[':
        depth++;
        break;
      case '}':
      case ']':
        depth = Math.max(0, depth - 1);
        break;
      case ')': {
        if (depth > 0) return false;
        const after = ahead.next();
        return after === ':' || after === '=>';
      }
      case '(':
      case '=>':
      case 'other':
        return false;
    }
  }
}

/**
 * The offset after whitespace, line ends and a line comment on the line of `offset`. The compiler treats such
 * a comment as part of the previous token; other comments are separate.
 */
export function skipSpace(input: InputStream, offset: number): number {
  let at = offset;
  let sameLine = true;
  for (;;) {
    const code = input.peek(at);
    if (isBlank(code)) at++;
    else if (code === char.newline || code === char.return) {
      sameLine = false;
      at++;
    } else if (sameLine && code === char.slash && input.peek(at + 1) === char.slash) {
      while (!isLineEnd(input.peek(at))) at++;
    } else return at;
  }
}

/** A token ahead; `other` cannot occur in parameters. A name is lower-case and not a keyword. */
type Ahead =
  | '('
  | ')'
  | '['
  | ']'
  | '{'
  | '}'
  | ':'
  | ','
  | ';'
  | '=>'
  | '...'
  | '_'
  | 'name'
  | 'literal'
  | 'other';

const punctuation = new Map<number, Ahead>(
  (['(', ')', '[', ']', '{', '}', ':', ',', ';'] as const).map((sign) => [sign.charCodeAt(0), sign]),
);

const keywords: ReadonlySet<string> = new Set(
  (
    'break case const continue default else export false for from if import let of return switch true while as ' +
    'extends function implements interface namespace type contract_of do match parameter_of when'
  ).split(' '),
);

/** Reads tokens ahead without advancing the input. */
class Lookahead {
  private readonly input: InputStream;
  private offset: number;

  constructor(input: InputStream, offset: number) {
    this.input = input;
    this.offset = offset;
  }

  next(): Ahead {
    if (!this.skipToToken()) return 'other';
    const code = this.peek();
    const sign = punctuation.get(code);
    if (sign) return this.sign(sign);
    if (isSmall(code) || code === char.underscore) return this.word();
    if (isDigit(code)) return this.number();
    if (code === char.backtick) return this.verbatim();
    if (code === char.equals && this.peek(1) === char.greater) return this.sign('=>');
    if (code === char.dot && this.peek(1) === char.dot && this.peek(2) === char.dot) return this.sign('...');
    return 'other';
  }

  private skipToToken(): boolean {
    if (this.offset > 0) this.offset = skipSpace(this.input, this.offset);
    const code = this.peek();
    return code !== char.slash && code !== endOfCode;
  }

  private word(): Ahead {
    const text = this.text(isWordChar);
    if (/^_+$/.test(text)) return text === '_' ? '_' : 'other';
    return keywords.has(text) ? 'other' : 'name';
  }

  /** Amounts in tez cannot be parameters, and neither can strings. */
  private number(): Ahead {
    const text = this.text((code) => isWordChar(code) || code === char.dot);
    return /[^u]te?z$|tz$/.test(text) ? 'other' : 'literal';
  }

  private verbatim(): Ahead {
    this.offset++;
    while (this.peek() !== char.backtick) {
      if (this.peek() === endOfCode) return 'other';
      this.offset++;
    }
    return this.sign('literal', 1);
  }

  private sign(token: Ahead, width = token.length): Ahead {
    this.offset += width;
    return token;
  }

  private text(belongs: (code: number) => boolean): string {
    let text = '';
    for (; belongs(this.peek()); this.offset++) text += String.fromCharCode(this.peek());
    return text;
  }

  private peek(further = 0): number {
    return this.input.peek(this.offset + further);
  }
}
