/**
 * Parses types in the notation of either syntax, or a mixture of both: `'a list -> nat`, `list<a> => nat`,
 * `(_: key, m: map<key, value>) => option<value>`. A quote marks a CameLIGO variable; else `typeName` decides.
 */
import { functionOf, HOLE, named, plainTypeName, type TypeTree, tuple, variable } from './tree';

/** Resolves a written name to a type name; undefined for a type variable. */
type TypeName = (written: string) => string | undefined;

class NotAType extends Error {}

const TOKEN = /'[a-z_]\w*|[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*|->|[()[\]{}<>,;:*?]/giu;
const MAX_TOKENS = 200;
const NAME = /^[\p{L}_]/u;
const VARIABLE_OR_NAME = /^['\p{L}_]/u;
/** `'a 'b.` in CameLIGO, `<a, b>` in JsLIGO. */
const QUANTIFIER = /^\s*(?:(?:'\w+\s*)+\.|<[^>]*>)/;

/** Parses a type; undefined if the text is not one. */
export function parseType(text: string, typeName: TypeName = plainTypeName): TypeTree | undefined {
  const plain = text
    .replace(/[‘’]/g, "'")
    .replace(/=>|[→⇒]/g, '->')
    .replaceAll('×', '*')
    .replace(QUANTIFIER, '')
    // TypeScript's `nat[]` is `nat list`.
    .replace(/\[\s*\]/g, ' list ');
  const tokens = plain.match(TOKEN) ?? [];
  if (tokens.length > MAX_TOKENS || tokens.join('') !== plain.replace(/\s+/g, '')) return undefined;
  try {
    const type = new Parser(tokens, typeName).type();
    return tokens.length === 0 ? type : undefined;
  } catch (error) {
    if (error instanceof NotAType) return undefined;
    throw error;
  }
}

/** Consumes tokens from the start of the list. */
class Parser {
  constructor(
    private readonly tokens: string[],
    private readonly typeName: TypeName,
  ) {}

  type(): TypeTree {
    const left = this.product();
    if (!this.skip('->')) return oneOf(left);
    return functionOf(left.length > 0 ? left : [named('unit')], this.tokens.length > 0 ? this.type() : HOLE);
  }

  private skip(token: string): boolean {
    return this.tokens[0] === token && this.tokens.shift() !== undefined;
  }

  private take(pattern: RegExp): string {
    const token = this.tokens.shift() ?? '';
    if (!pattern.test(token)) throw new NotAType();
    return token;
  }

  /** One type, or the types in parentheses: a tuple, or the parameters before an arrow. */
  private product(): readonly TypeTree[] {
    const first = this.applied();
    if (this.tokens[0] !== '*') return first;
    const items = [oneOf(first)];
    while (this.skip('*')) items.push(oneOf(this.applied()));
    return [tuple(items)];
  }

  /** `nat list`, `('k, 'v) map`, `nat list option`. */
  private applied(): readonly TypeTree[] {
    let args = this.atom();
    while (NAME.test(this.tokens[0] ?? '')) args = [this.named(this.take(NAME), args)];
    return args;
  }

  private atom(): readonly TypeTree[] {
    if (this.skip('(')) return this.types(')').types;
    if (this.skip('[')) return [tuple(this.types(']').types)];
    if (this.skip('{')) {
      const { names, types } = this.types('}');
      if (names.length < types.length) throw new NotAType();
      return [{ kind: 'record', name: names.join(' '), args: types }];
    }
    if (this.skip('?') || this.skip('_')) return [HOLE];
    const name = this.take(VARIABLE_OR_NAME);
    if (name.startsWith("'")) return [variable(name.slice(1))];
    if (this.skip('<')) return [this.named(name, this.types('>').types)];
    return [this.typeName(name) === undefined ? variable(name) : this.named(name, [])];
  }

  private named(written: string, args: readonly TypeTree[]): TypeTree {
    const name = this.typeName(written) ?? plainTypeName(written);
    const [only] = args;
    // `list nat`, with the parameter on the wrong side.
    const isSwapped = only?.kind === 'named' && only.args.length === 0 && TAKES_NONE.test(name);
    return isSwapped && TAKES_ONE.test(only.name) ? named(only.name, [named(name)]) : named(name, args);
  }

  /** Types up to a closing bracket. Fields have names; parameters may have them. */
  private types(end: string) {
    const names: string[] = [];
    const types: TypeTree[] = [];
    while (!this.skip(end)) {
      if (this.tokens[1] === ':') {
        names.push(this.take(NAME));
        this.skip(':');
      }
      types.push(this.type());
      if (!this.skip(',') && !this.skip(';') && this.tokens[0] !== end) throw new NotAType();
    }
    return { names, types };
  }
}

function oneOf(items: readonly TypeTree[]): TypeTree {
  const [only] = items;
  return items.length === 1 && only ? only : tuple(items);
}

const TAKES_NONE = /^(?:nat|int|tez|string|bytes|bool|unit|address|key|key_hash|operation)$/;
const TAKES_ONE = /^(?:list|set|option|contract|ticket)$/;
