/** A type, the same for both syntaxes. */
export type TypeTree =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'named'; readonly name: string; readonly args: readonly TypeTree[] }
  | { readonly kind: 'tuple'; readonly items: readonly TypeTree[] }
  | { readonly kind: 'record'; readonly fields: readonly RecordField[] }
  | FunctionTree;

/** A function with all its arguments: `a -> b -> c` and `(a, b) => c` are the same. */
export interface FunctionTree {
  readonly kind: 'function';
  readonly args: readonly TypeTree[];
  readonly result: TypeTree;
}

export interface RecordField {
  readonly name: string;
  readonly type: TypeTree;
}

/** A function of one more argument. */
export function functionOf(args: readonly TypeTree[], result: TypeTree): FunctionTree {
  if (result.kind === 'function')
    return { kind: 'function', args: [...args, ...result.args], result: result.result };
  return { kind: 'function', args, result };
}

/** Several types as one. */
export function tupleOf(items: readonly TypeTree[]): TypeTree {
  const [only] = items;
  return items.length === 1 && only ? only : { kind: 'tuple', items };
}

/** The types that a type is made of. */
export function partsOf(type: TypeTree): readonly TypeTree[] {
  switch (type.kind) {
    case 'variable':
      return [];
    case 'named':
      return type.args;
    case 'tuple':
      return type.items;
    case 'record':
      return type.fields.map((field) => field.type);
    case 'function':
      return [...type.args, type.result];
  }
}

/** Other names for the same types. */
const SAME_TYPE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mutez: 'tez',
    boolean: 'bool',
    array: 'list',
    dict: 'map',
    void: 'unit',
    text: 'string',
    number: 'int',
    natural: 'nat',
    integer: 'int',
    optional: 'option',
    byte: 'bytes',
    bigmap: 'big_map',
    date: 'timestamp',
    pubkey: 'key',
  }),
);

/** The name under which a type is compared: `List.t` is `list`, `mutez` is `tez`. `module` is where `t` is written. */
export function plainTypeName(name: string, module = ''): string {
  const path = (name === 't' && module ? `${module}.t` : name).split('.');
  const last = path.at(-1) ?? name;
  const plain = (last === 't' && path.length > 1 ? (path.at(-2) ?? last) : last).toLowerCase();
  return SAME_TYPE.get(plain) ?? plain;
}
