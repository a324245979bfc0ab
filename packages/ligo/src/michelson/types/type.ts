/** The types of Michelson. */
import { int, type Micheline, prim } from '../tree';

/** Types without arguments. */
export const SIMPLE_TYPES = [
  'address',
  'bls12_381_fr',
  'bls12_381_g1',
  'bls12_381_g2',
  'bool',
  'bytes',
  'chain_id',
  'chest',
  'chest_key',
  'int',
  'key',
  'key_hash',
  'mutez',
  'nat',
  'never',
  'operation',
  'signature',
  'string',
  'timestamp',
  'unit',
] as const;

/** Types with one argument, and with two. */
export const UNARY_TYPES = ['contract', 'list', 'option', 'set', 'ticket'] as const;
export const BINARY_TYPES = ['big_map', 'lambda', 'map', 'or', 'pair'] as const;
/** Types with a size in place of an argument. */
export const SAPLING_TYPES = ['sapling_state', 'sapling_transaction'] as const;

export type SimpleName = (typeof SIMPLE_TYPES)[number];
export type UnaryName = (typeof UNARY_TYPES)[number];
export type BinaryName = (typeof BINARY_TYPES)[number];
export type SaplingName = (typeof SAPLING_TYPES)[number];

export type Type = SimpleType | UnaryType | BinaryType | SaplingType;

interface Common {
  /** The number of nodes; the chain limits it. */
  readonly size: number;
  /** The name as a part of a pair or an `or`, or as the root of the parameter, without `%`. */
  readonly field?: string | undefined;
}

export interface SimpleType extends Common {
  readonly name: SimpleName;
}

export interface UnaryType extends Common {
  readonly name: UnaryName;
  readonly item: Type;
}

/** `left` and `right` are also keys and values of maps, and arguments and results of lambdas. */
export interface BinaryType extends Common {
  readonly name: BinaryName;
  readonly left: Type;
  readonly right: Type;
}

export interface SaplingType extends Common {
  readonly name: SaplingName;
  readonly memoSize: number;
}

/** The chain refuses larger types. */
export const MAX_TYPE_SIZE = 2_001;

export const simple = (name: SimpleName): SimpleType => ({ name, size: 1 });
export const unary = (name: UnaryName, item: Type): UnaryType => ({ name, item, size: 1 + item.size });
export const sapling = (name: SaplingName, memoSize: number): SaplingType => ({ name, memoSize, size: 1 });

export function binary(name: BinaryName, left: Type, right: Type): BinaryType {
  return { name, left, right, size: 1 + left.size + right.size };
}

/** Whether two types are equal; names of fields do not matter. */
export function isSameType(a: Type, b: Type): boolean {
  if (a === b) return true;
  if (a.name !== b.name || a.size !== b.size) return false;
  if ('left' in a && 'left' in b) return isSameType(a.left, b.left) && isSameType(a.right, b.right);
  if ('item' in a && 'item' in b) return isSameType(a.item, b.item);
  return !('memoSize' in a && 'memoSize' in b) || a.memoSize === b.memoSize;
}

/** The type as Micheline, with the names of fields below the root, or without any. */
export function typeToMicheline(
  type: Type,
  fields: 'with fields' | 'without fields' = 'with fields',
): Micheline {
  const component = (part: Type): Micheline => {
    const node = typeToMicheline(part, fields);
    const isNamed = part.field !== undefined && fields === 'with fields' && node.kind === 'prim';
    return isNamed ? { ...node, annots: [`%${part.field}`] } : node;
  };
  if ('left' in type) return prim(type.name, [component(type.left), component(type.right)]);
  if ('item' in type) return prim(type.name, [component(type.item)]);
  return prim(type.name, 'memoSize' in type ? [int(BigInt(type.memoSize))] : []);
}
