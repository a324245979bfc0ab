/**
 * Reads types in either syntax's notation, or in a mixture of both: `'a list -> nat`, `list<a> => nat`,
 * `(_: key, m: map<key, value>) => option<value>`. In CameLIGO a quote makes a variable; elsewhere `typeName` tells.
 */
import { functionOf, HOLE, named, plainTypeName, type TypeTree, tuple, variable } from './tree';

/** The name of a type that a text writes; nothing for a type variable. */
type TypeName = (written: string) => string | undefined;

class NoType extends Error {}

const TOKEN =
  /['‘’][a-z_]\w*|[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*|->|=>|[→⇒()[\]{}<>,;:*×?]/giu;
const MAX_TOKENS = 200;
const VARIABLE = /^['‘’]/;
const NAME = /^[\p{L}_]/u;
const ARROW = /^(?:->|=>|→|⇒)$/;
const TIMES = /^[*×]$/;
/** `'a 'b.` in CameLIGO, `<a, b>` in JsLIGO. */
const QUANTIFIER = /^\s*(?:(?:['‘’]\w+\s*)+\.|<[^>]*>)/;

/** The type that a text writes, or nothing. */
export function parseType(text: string, typeName: TypeName = plainTypeName): TypeTree | undefined {
  // TypeScript's `nat[]` is `nat list`.
  const plain = text.replace(QUANTIFIER, '').replace(/\[\s*\]/g, ' list ');
  const tokens = plain.match(TOKEN) ?? [];
  if (tokens.length > MAX_TOKENS || tokens.join('') !== plain.replace(/\s+/g, '')) return undefined;
  try {
    const type = new Parser(tokens, typeName).type();
    return tokens.length === 0 ? type : undefined;
  } catch (error) {
    if (error instanceof NoType) return undefined;
    throw error;
  }
}

/** Takes tokens from the start of the list. */
class Parser {
  constructor(
    private readonly tokens: string[],
    private readonly typeName: TypeName,
  ) {}

  type(): TypeTree {
    const left = this.product();
    if (!this.skip(ARROW)) return oneOf(left);
    return functionOf(left.length > 0 ? left : [named('unit')], this.tokens.length > 0 ? this.type() : HOLE);
  }

  private next(pattern: RegExp): boolean {
    return pattern.test(this.tokens[0] ?? '');
  }

  private skip(pattern: RegExp): boolean {
    return this.next(pattern) && this.tokens.shift() !== undefined;
  }

  private take(pattern: RegExp): string {
    const token = this.tokens.shift() ?? '';
    if (!pattern.test(token)) throw new NoType();
    return token;
  }

  /** One type, or what is in parentheses: a tuple, or before an arrow the list of parameters. */
  private product(): readonly TypeTree[] {
    const first = this.applied();
    if (!this.next(TIMES)) return first;
    const items = [oneOf(first)];
    while (this.skip(TIMES)) items.push(oneOf(this.applied()));
    return [tuple(items)];
  }

  /** `nat list`, `('k, 'v) map`, `nat list option`. */
  private applied(): readonly TypeTree[] {
    let args = this.atom();
    while (this.next(NAME)) args = [this.named(this.take(NAME), args)];
    return args;
  }

  private atom(): readonly TypeTree[] {
    if (this.skip(/^\($/)) return this.types(/^\)$/).types;
    if (this.skip(/^\[$/)) return [tuple(this.types(/^\]$/).types)];
    if (this.skip(/^\{$/)) {
      const { names, types } = this.types(/^\}$/);
      if (names.length < types.length) throw new NoType();
      return [{ kind: 'record', name: names.join(' '), args: types }];
    }
    if (this.skip(/^[?_]$/)) return [HOLE];
    if (this.next(VARIABLE)) return [variable(this.take(VARIABLE).slice(1))];
    const name = this.take(NAME);
    if (this.skip(/^<$/)) return [this.named(name, this.types(/^>$/).types)];
    return [this.typeName(name) === undefined ? variable(name) : this.named(name, [])];
  }

  private named(written: string, args: readonly TypeTree[]): TypeTree {
    const name = this.typeName(written) ?? plainTypeName(written);
    const [only] = args;
    // `list nat`, with the parameter on the wrong side.
    const isSwapped = only?.kind === 'named' && only.args.length === 0 && TAKES_NONE.test(name);
    return isSwapped && TAKES_ONE.test(only.name) ? named(only.name, [named(name)]) : named(name, args);
  }

  /** Types up to a bracket. Fields have names, and parameters may have them. */
  private types(end: RegExp) {
    const names: string[] = [];
    const types: TypeTree[] = [];
    while (!this.next(end)) {
      if (this.tokens[1] === ':') {
        names.push(this.take(NAME));
        this.take(/^:$/);
      }
      types.push(this.type());
      if (!this.skip(/^[,;]$/)) break;
    }
    this.take(end);
    return { names, types };
  }
}

function oneOf(items: readonly TypeTree[]): TypeTree {
  const [only] = items;
  return items.length === 1 && only ? only : tuple(items);
}

const TAKES_NONE = /^(?:nat|int|tez|string|bytes|bool|unit|address|key|key_hash|operation)$/;
const TAKES_ONE = /^(?:list|set|option|contract|ticket)$/;
