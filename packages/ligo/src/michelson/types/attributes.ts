/** What values of a type may be used for. */
import type { SimpleName, Type } from './type';

const NOT_COMPARABLE: ReadonlySet<SimpleName> = new Set([
  'bls12_381_fr',
  'bls12_381_g1',
  'bls12_381_g2',
  'chest',
  'chest_key',
  'operation',
]);

/** Whether values can be compared, and therefore be keys and elements of sets. */
export function isComparable(type: Type): boolean {
  if (type.name === 'pair' || type.name === 'or') return isComparable(type.left) && isComparable(type.right);
  if (type.name === 'option') return isComparable(type.item);
  return !('left' in type || 'item' in type || 'memoSize' in type || NOT_COMPARABLE.has(type.name));
}

/** Whether values can be duplicated: everything except tickets and what contains them. */
export function isDuplicable(type: Type): boolean {
  if (type.name === 'ticket') return false;
  // Lambdas and typed addresses do not contain values of these types.
  if (type.name === 'lambda' || type.name === 'contract') return true;
  if ('left' in type) return isDuplicable(type.left) && isDuplicable(type.right);
  return !('item' in type) || isDuplicable(type.item);
}

/** Kinds of types that are not allowed everywhere. */
export type Restricted = 'big_map' | 'operation' | 'contract' | 'ticket';

/** The uses of types that restrict them. */
export type TypeUse =
  | 'any'
  | 'passed'
  | 'stored'
  | 'big map value'
  | 'pushed'
  | 'packed'
  | 'unpacked'
  | 'view'
  | 'failed';

const FORBIDDEN: Readonly<Record<TypeUse, readonly Restricted[]>> = {
  any: [],
  passed: ['operation'],
  stored: ['operation', 'contract'],
  'big map value': ['big_map', 'operation', 'contract'],
  pushed: ['big_map', 'operation', 'contract', 'ticket'],
  packed: ['big_map', 'operation', 'ticket'],
  unpacked: ['big_map', 'operation', 'contract', 'ticket'],
  view: ['big_map', 'operation', 'ticket'],
  failed: ['big_map', 'operation', 'contract', 'ticket'],
};

/** The first part of a type that a use forbids; undefined if the type is allowed. */
export function forbiddenPart(type: Type, use: TypeUse): Type | undefined {
  return find(type, FORBIDDEN[use]);
}

function find(type: Type, forbidden: readonly Restricted[]): Type | undefined {
  const kind = type.name === 'sapling_state' ? 'big_map' : type.name;
  if (forbidden.some((name) => name === kind)) return type;
  // Lambdas and typed addresses do not contain values of these types.
  if (type.name === 'lambda' || type.name === 'contract') return undefined;
  if ('left' in type) return find(type.left, forbidden) ?? find(type.right, forbidden);
  return 'item' in type ? find(type.item, forbidden) : undefined;
}
