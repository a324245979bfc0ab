/** A type, the same for both syntaxes. */
export type TypeTree = PlainTree | FunctionTree;

interface PlainTree {
  readonly kind: 'variable' | 'named' | 'tuple' | 'record';
  /** Of a record the names of its fields, separated by spaces. */
  readonly name: string;
  readonly args: readonly TypeTree[];
}

/** A function with all its arguments: `a -> b -> c` and `(a, b) => c` are the same. */
export interface FunctionTree {
  readonly kind: 'function';
  readonly args: readonly TypeTree[];
  readonly result: TypeTree;
}

export function variable(name: string): TypeTree {
  return { kind: 'variable', name, args: [] };
}

/** In a query: anything fits. */
export const HOLE = variable('_');

export function named(name: string, args: readonly TypeTree[] = []): TypeTree {
  return { kind: 'named', name, args };
}

export function tuple(args: readonly TypeTree[]): TypeTree {
  return { kind: 'tuple', name: '', args };
}

/** A function of one more argument. */
export function functionOf(args: readonly TypeTree[], result: TypeTree): FunctionTree {
  if (result.kind !== 'function') return { kind: 'function', args, result };
  return { ...result, args: [...args, ...result.args] };
}

/** The types that a type is made of. */
export function partsOf(type: TypeTree): readonly TypeTree[] {
  return type.kind === 'function' ? [...type.args, type.result] : type.args;
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

/** The name under which a type is compared: `List.t` is `list`, `mutez` is `tez`. `module` is where `t` is written. */
export function plainTypeName(name: string, module = ''): string {
  const path = name === 't' ? `${module}.t` : name;
  const plain = (/([^.]+)(?:\.t)?$/.exec(path)?.[1] ?? name).toLowerCase();
  return SAME_TYPE.get(plain) ?? plain;
}
