/**
 * Reads types in either syntax's notation, or in a mixture of both: `'a list -> nat`, `list<a> => nat`,
 * `(_: key, m: map<key, value>) => option<value>`. In CameLIGO a quote makes a variable; elsewhere `isVariable` tells.
 */
import { typeTokens } from './lexer';
import { functionOf, plainTypeName, type RecordField, type TypeTree } from './tree';

export interface ParseOptions {
  /** The module in which `t` stands for the module's own type. */
  readonly module?: string;
  /** Whether a plain name is a type variable. */
  readonly isVariable?: (name: string) => boolean;
}

class NoType extends Error {}

/** Deeper than this no type of the library goes. */
const MAX_DEPTH = 20;
const ARROW = /^[-=]>$/;
const NAME = /^[\p{L}_]/u;

/** The type that a text writes, or nothing. */
export function parseType(text: string, options: ParseOptions = {}): TypeTree | undefined {
  const tokens = typeTokens(text);
  if (!tokens || tokens.length === 0 || tokens.length > 200) return undefined;
  try {
    const parser = new Parser(tokens, options);
    parser.skipQuantifier();
    const type = parser.type(0);
    return parser.isDone() ? type : undefined;
  } catch (error) {
    if (error instanceof NoType) return undefined;
    throw error;
  }
}

/** What is in brackets, and the position after it. */
interface Bracketed {
  readonly items: TypeTree[];
  readonly end: number;
}

class Parser {
  private place = 0;
  /** By the place of the bracket: what was read as parameters first may have to be read as a type again. */
  private readonly read = new Map<number, Bracketed>();

  constructor(
    private readonly tokens: readonly string[],
    private readonly options: ParseOptions,
  ) {}

  isDone(): boolean {
    return this.place >= this.tokens.length;
  }

  private peek(ahead = 0): string {
    return this.tokens[this.place + ahead] ?? '';
  }

  private take(): string {
    return this.tokens[this.place++] ?? '';
  }

  private expect(token: string): void {
    if (this.take() !== token) throw new NoType();
  }

  /** `'a 'b.` in CameLIGO, `<a, b>` in JsLIGO. */
  skipQuantifier(): void {
    const dot = this.tokens.indexOf('.');
    if (dot > 0 && this.tokens.slice(0, dot).every((token) => token.startsWith("'"))) this.place = dot + 1;
    else if (this.peek() === '<') this.place = this.tokens.indexOf('>') + 1;
  }

  type(depth: number): TypeTree {
    if (depth > MAX_DEPTH) throw new NoType();
    const params = this.parameters(depth);
    const left = params ?? [this.product(depth)];
    if (ARROW.test(this.peek())) {
      this.take();
      const result = this.isDone() ? anything() : this.type(depth + 1);
      return functionOf(left, result);
    }
    return left.length === 1 && left[0] ? left[0] : { kind: 'tuple', items: left };
  }

  /** `(a, b)` before an arrow is a list of parameters; otherwise nothing is taken. */
  private parameters(depth: number): TypeTree[] | undefined {
    if (this.peek() !== '(') return undefined;
    const start = this.place;
    const items = this.list(')', depth);
    if (ARROW.test(this.peek()))
      return items.length > 0 ? items : [{ kind: 'named', name: 'unit', args: [] }];
    this.place = start;
    return undefined;
  }

  private list(end: string, depth: number): TypeTree[] {
    const start = this.place;
    const known = this.read.get(start);
    if (known) {
      this.place = known.end;
      return known.items;
    }
    this.take();
    const items: TypeTree[] = [];
    while (this.peek() !== end) {
      if (NAME.test(this.peek()) && this.peek(1) === ':') this.place += 2;
      items.push(this.type(depth + 1));
      if (this.peek() === ',' || this.peek() === ';') this.take();
      else break;
    }
    this.expect(end);
    this.read.set(start, { items, end: this.place });
    return items;
  }

  private product(depth: number): TypeTree {
    const items = [this.applied(depth)];
    while (this.peek() === '*') {
      this.take();
      items.push(this.applied(depth));
    }
    return items.length === 1 && items[0] ? items[0] : { kind: 'tuple', items };
  }

  /** `nat list`, `('k, 'v) map`, `nat list option`, and `nat[]` as in TypeScript. */
  private applied(depth: number): TypeTree {
    let args = this.atom(depth);
    while (NAME.test(this.peek()) || this.isArray()) args = [this.named(this.takeConstructor(), args)];
    return args.length === 1 && args[0] ? args[0] : { kind: 'tuple', items: args };
  }

  private isArray(): boolean {
    return this.peek() === '[' && this.peek(1) === ']';
  }

  private takeConstructor(): string {
    if (!this.isArray()) return this.take();
    this.place += 2;
    return 'list';
  }

  private atom(depth: number): TypeTree[] {
    if (depth > MAX_DEPTH) throw new NoType();
    const token = this.peek();
    if (token === '(') return this.list(')', depth);
    if (token === '[') return [{ kind: 'tuple', items: this.list(']', depth) }];
    if (token === '{') return [this.record(depth)];
    if (token.startsWith("'")) return [{ kind: 'variable', name: this.take().slice(1) }];
    if (token === '?') {
      this.take();
      return [anything()];
    }
    if (!NAME.test(token)) throw new NoType();
    const name = this.take();
    if (this.peek() === '<') return [this.named(name, this.list('>', depth))];
    if (name === '_') return [anything()];
    if (this.options.isVariable?.(name)) return [{ kind: 'variable', name }];
    return [this.named(name, [])];
  }

  private named(name: string, args: readonly TypeTree[]): TypeTree {
    const plain = plainTypeName(name, this.options.module);
    const [only] = args;
    // `list nat`, with the parameter on the wrong side.
    if (only?.kind === 'named' && only.args.length === 0 && takesNone(plain) && takesSome(only.name)) {
      return { ...only, args: [{ kind: 'named', name: plain, args: [] }] };
    }
    return { kind: 'named', name: plain, args };
  }

  private record(depth: number): TypeTree {
    this.take();
    const fields: RecordField[] = [];
    while (this.peek() !== '}') {
      const name = this.take();
      this.expect(':');
      fields.push({ name, type: this.type(depth + 1) });
      if (/^[;,]$/.test(this.peek())) this.take();
      else break;
    }
    this.expect('}');
    return { kind: 'record', fields };
  }
}

/** A hole in a query: anything fits. */
function anything(): TypeTree {
  return { kind: 'variable', name: '_' };
}

const takesNone = (name: string) =>
  /^(?:nat|int|tez|string|bytes|bool|unit|address|key|key_hash|operation)$/.test(name);
const takesSome = (name: string) => /^(?:list|set|option|contract|ticket)$/.test(name);
