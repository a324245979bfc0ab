/**
 * Reads types in either syntax's notation, or in a mixture of both: `'a list -> nat`, `list<a> => nat`,
 * `(_: key, m: map<key, value>) => option<value>`. In CameLIGO a quote makes a variable; elsewhere `typeName` tells.
 */
import { typeTokens } from './lexer';
import { functionOf, plainTypeName, type TypeTree, tupleOf } from './tree';

/** The name of a type that a text writes; nothing for a type variable. */
type TypeName = (written: string) => string | undefined;

class NoType extends Error {}

/** Deeper than this no type of the library goes. */
const MAX_DEPTH = 20;
const ARROW = /^[-=]>$/;
const NAME = /^[\p{L}_]/u;

/** The type that a text writes, or nothing. */
export function parseType(text: string, typeName: TypeName = plainTypeName): TypeTree | undefined {
  const tokens = typeTokens(text);
  if (!tokens || tokens.length === 0 || tokens.length > 200) return undefined;
  try {
    const parser = new Parser(tokens, typeName);
    parser.skipQuantifier();
    const type = parser.type(0);
    return parser.isDone() ? type : undefined;
  } catch (error) {
    if (error instanceof NoType) return undefined;
    throw error;
  }
}

class Parser {
  private place = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly typeName: TypeName,
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
    const left = this.product(depth);
    if (!ARROW.test(this.peek())) return tupleOf(left);
    this.take();
    const result = this.isDone() ? anything() : this.type(depth + 1);
    return functionOf(left.length > 0 ? left : [{ kind: 'named', name: 'unit', args: [] }], result);
  }

  /** One type, or what is in parentheses: a tuple, or before an arrow the list of parameters. */
  private product(depth: number): readonly TypeTree[] {
    const first = this.applied(depth);
    if (this.peek() !== '*') return first;
    const items = [tupleOf(first)];
    while (this.peek() === '*') {
      this.take();
      items.push(tupleOf(this.applied(depth)));
    }
    return [{ kind: 'tuple', items }];
  }

  /** `nat list`, `('k, 'v) map`, `nat list option`, and `nat[]` as in TypeScript. */
  private applied(depth: number): readonly TypeTree[] {
    let args = this.atom(depth);
    while (NAME.test(this.peek()) || this.isArray()) args = [this.named(this.takeConstructor(), args)];
    return args;
  }

  private isArray(): boolean {
    return this.peek() === '[' && this.peek(1) === ']';
  }

  private takeConstructor(): string {
    if (!this.isArray()) return this.take();
    this.place += 2;
    return 'list';
  }

  private atom(depth: number): readonly TypeTree[] {
    const token = this.peek();
    if (token === '(') return this.types(')', depth);
    if (token === '[') return [{ kind: 'tuple', items: this.types(']', depth) }];
    if (token === '{') return [this.record(depth)];
    if (token.startsWith("'")) return [{ kind: 'variable', name: this.take().slice(1) }];
    if (token !== '?' && !NAME.test(token)) throw new NoType();
    const name = this.take();
    if (this.peek() === '<' && name !== '?') return [this.named(name, this.types('>', depth))];
    if (name === '_' || name === '?') return [anything()];
    return [this.typeName(name) === undefined ? { kind: 'variable', name } : this.named(name, [])];
  }

  private named(written: string, args: readonly TypeTree[]): TypeTree {
    const name = this.typeName(written) ?? plainTypeName(written);
    const [only] = args;
    // `list nat`, with the parameter on the wrong side.
    if (only?.kind === 'named' && only.args.length === 0 && takesNone(name) && takesSome(only.name)) {
      return { ...only, args: [{ kind: 'named', name, args: [] }] };
    }
    return { kind: 'named', name, args };
  }

  /** Types in brackets; parameters may have names. */
  private types(end: string, depth: number): TypeTree[] {
    return this.list(end, () => {
      if (NAME.test(this.peek()) && this.peek(1) === ':') this.place += 2;
      return this.type(depth + 1);
    });
  }

  private record(depth: number): TypeTree {
    const fields = this.list('}', () => {
      const name = this.take();
      this.expect(':');
      return { name, type: this.type(depth + 1) };
    });
    return { kind: 'record', fields };
  }

  private list<Item>(end: string, readItem: () => Item): Item[] {
    this.take();
    const items: Item[] = [];
    while (this.peek() !== end) {
      items.push(readItem());
      if (!/^[,;]$/.test(this.peek())) break;
      this.take();
    }
    this.expect(end);
    return items;
  }
}

/** A hole in a query: anything fits. */
function anything(): TypeTree {
  return { kind: 'variable', name: '_' };
}

const takesNone = (name: string) =>
  /^(?:nat|int|tez|string|bytes|bool|unit|address|key|key_hash|operation)$/.test(name);
const takesSome = (name: string) => /^(?:list|set|option|contract|ticket)$/.test(name);
