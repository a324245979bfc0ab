/** Parses Michelson text, collecting problems instead of throwing. */
import type { Span } from '../syntax/source';
import { MAX_ANNOTATION_LENGTH, MAX_DEPTH } from './limits';
import type { MichelsonProblem } from './problem';
import { type Token, tokensOf, unescapeString } from './tokens';
import { bytes, int, type Micheline, prim, sequence, string } from './tree';

/** Where a text stands: it may be a part of a LIGO file. */
export interface TextPosition {
  readonly file: number;
  readonly offset: number;
}

export interface ParsedMicheline {
  /** What was understood, even if there are problems. */
  readonly tree: Micheline;
  readonly problems: readonly MichelsonProblem[];
}

const START: TextPosition = { file: 0, offset: 0 };

/** Parses an expression, or a list of expressions without braces (such as the sections of a script). */
export function parseMicheline(text: string, at: TextPosition = START): ParsedMicheline {
  const parser = new Parser(tokensOf(text), at);
  const tree = parser.topLevel();
  return { tree, problems: parser.problems };
}

class Parser {
  readonly problems: MichelsonProblem[] = [];
  private position = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly at: TextPosition,
  ) {}

  topLevel(): Micheline {
    const from = this.peek().from;
    const items = this.items(undefined);
    const [first] = items;
    const isList = items.length !== 1 || this.tokens[this.position - 1]?.text === ';';
    return first && !isList ? first : sequence(items, this.spanFrom(from));
  }

  /** Expressions separated by `;`, up to the closing brace or the end of the text. */
  private items(end: '}' | undefined): Micheline[] {
    const found: Micheline[] = [];
    while (!this.isAt(end)) {
      if (this.peek().kind === 'end') {
        this.report('unclosed-brace', 'This "{" is never closed.', this.peek());
        return found;
      }
      if (this.peek().text === ';') {
        this.position++;
        continue;
      }
      const before = this.position;
      found.push(this.expression(true));
      if (this.position === before) this.position++;
      else if (!this.isAt(end) && !this.isAt(';') && this.peek().kind !== 'end')
        this.report('missing-semicolon', `There is a ";" missing before ${shown(this.peek())}.`, this.peek());
    }
    return found;
  }

  /** `takesArguments`: whether a primitive may have arguments here without parentheses around it. */
  private expression(takesArguments: boolean): Micheline {
    const token = this.peek();
    if (this.depth >= MAX_DEPTH) {
      this.report('too-deep', `The code is nested more than ${MAX_DEPTH} levels deep.`, token);
      this.position = this.tokens.length - 1;
      return sequence([], this.spanOf(token));
    }
    this.depth++;
    const node = this.node(token, takesArguments);
    this.depth--;
    return node;
  }

  private node(token: Token, takesArguments: boolean): Micheline {
    switch (token.kind) {
      case 'int':
        this.position++;
        return int(BigInt(token.text), this.spanOf(token));
      case 'bytes':
        return this.bytes(token);
      case 'string':
        return this.string(token);
      case 'name':
        return this.primitive(token, takesArguments);
      case 'punctuation':
        if (token.text === '{') return this.braces(token);
        if (token.text === '(') return this.parentheses(token);
    }
    this.report('unexpected-token', `${shown(token)} is not expected here.`, token);
    return sequence([], this.spanOf(token));
  }

  private bytes(token: Token): Micheline {
    this.position++;
    if (token.text.length % 2 === 1)
      this.report('odd-digits', 'Bytes consist of an even number of hexadecimal digits.', token);
    return bytes(token.text.slice(2).toLowerCase(), this.spanOf(token));
  }

  private string(token: Token): Micheline {
    this.position++;
    const content = unescapeString(token.text);
    if (content === undefined)
      this.report('invalid-escape', 'Valid escape sequences are \\n \\t \\b \\r \\\\ and \\".', token);
    return string(content ?? '', this.spanOf(token));
  }

  private braces(open: Token): Micheline {
    this.position++;
    const items = this.items('}');
    if (this.isAt('}')) this.position++;
    return sequence(items, this.spanFrom(open.from));
  }

  private parentheses(open: Token): Micheline {
    this.position++;
    const inner = this.expression(true);
    if (this.isAt(')')) this.position++;
    else this.report('unclosed-parenthesis', 'This "(" is not closed where its expression ends.', open);
    return { ...inner, span: this.spanFrom(open.from) };
  }

  private primitive(token: Token, takesArguments: boolean): Micheline {
    this.position++;
    if (!takesArguments) return prim(token.text, [], [], this.spanOf(token));
    const args: Micheline[] = [];
    const annots: string[] = [];
    for (let next = this.peek(); startsArgument(next); next = this.peek()) {
      if (next.kind === 'annotation') annots.push(this.annotation(next));
      else args.push(this.expression(false));
    }
    return prim(token.text, args, annots, this.spanFrom(token.from));
  }

  private annotation(token: Token): string {
    this.position++;
    if (token.text.length > MAX_ANNOTATION_LENGTH)
      this.report('long-annotation', `An annotation has at most ${MAX_ANNOTATION_LENGTH} characters.`, token);
    return token.text;
  }

  private peek(): Token {
    return this.tokens[this.position] as Token;
  }

  private isAt(text: string | undefined): boolean {
    const token = this.peek();
    return text === undefined ? token.kind === 'end' : token.kind === 'punctuation' && token.text === text;
  }

  private spanOf({ from, to }: Token): Span {
    return { file: this.at.file, from: from + this.at.offset, to: to + this.at.offset };
  }

  /** From an offset to the end of the last token. */
  private spanFrom(from: number): Span {
    return this.spanOf({ ...this.peek(), from, to: this.tokens[this.position - 1]?.to ?? from });
  }

  private report(code: string, message: string, token: Token): void {
    this.problems.push({ code, message, span: this.spanOf(token) });
  }
}

function startsArgument({ kind, text }: Token): boolean {
  if (kind === 'punctuation') return text === '{' || text === '(';
  return kind !== 'end' && kind !== 'invalid';
}

const shown = ({ kind, text }: Token): string => (kind === 'end' ? 'The end of the text' : `"${text}"`);
