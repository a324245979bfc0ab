/** A type, the same for both syntaxes. */
export interface TypeTree {
  readonly kind: 'variable' | 'named' | 'tuple' | 'record' | 'function';
  /** For records, the field names separated by spaces. */
  readonly name: string;
  /** For functions, the parameters and then the result: `a -> b -> c` and `(a, b) => c` are the same. */
  readonly args: readonly TypeTree[];
}

export function variable(name: string): TypeTree {
  return { kind: 'variable', name, args: [] };
}

/** In a query, matches any type. */
export const HOLE = variable('_');

export function named(name: string, args: readonly TypeTree[] = []): TypeTree {
  return { kind: 'named', name, args };
}

export function tuple(args: readonly TypeTree[]): TypeTree {
  return { kind: 'tuple', name: '', args };
}

export function functionOf(args: readonly TypeTree[], result: TypeTree): TypeTree {
  const rest = result.kind === 'function' ? result.args : [result];
  return { kind: 'function', name: '', args: [...args, ...rest] };
}

export interface Signature {
  readonly args: readonly TypeTree[];
  readonly result: TypeTree;
}

/** A type that is not a function has no arguments and is its own result. */
export function signatureOf(type: TypeTree): Signature {
  const result = type.kind === 'function' ? type.args.at(-1) : undefined;
  return result ? { args: type.args.slice(0, -1), result } : { args: [], result: type };
}

/** The names of all types that occur in a type. */
export function typeNames({ kind, name, args }: TypeTree): string[] {
  return [...(kind === 'named' ? [name] : []), ...args.flatMap(typeNames)];
}

/** Other names for the same types. */
const SAME_TYPE: ReadonlyMap<string, string> = new Map([
  ['mutez', 'tez'],
  ['boolean', 'bool'],
  ['array', 'list'],
  ['dict', 'map'],
  ['void', 'unit'],
  ['text', 'string'],
  ['number', 'int'],
  ['natural', 'nat'],
  ['integer', 'int'],
  ['optional', 'option'],
  ['byte', 'bytes'],
  ['bigmap', 'big_map'],
  ['date', 'timestamp'],
  ['pubkey', 'key'],
]);

/** The canonical name of a type: `List.t` is `list`, `mutez` is `tez`. `module` is where `t` is defined. */
export function plainTypeName(name: string, module = ''): string {
  const path = name === 't' ? `${module}.t` : name;
  const plain = (/([^.]+)(?:\.t)?$/.exec(path)?.[1] ?? name).toLowerCase();
  return SAME_TYPE.get(plain) ?? plain;
}
