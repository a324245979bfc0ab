/**
 * The types of the checker. They are immutable except for unification variables (`exists`), which are solved
 * in place. A type keeps the name under which it was declared (`alias`), which comparisons ignore.
 */
import type { Span } from '../syntax/source';
import type { Layout } from './layout';

export type Type =
  | ConstantType
  | SumType
  | RecordType
  | UnionType
  | ArrowType
  | SingletonType
  | VariableType
  | ExistsType
  | AbstractionType
  | ForAllType
  | ErrorType;

interface TypeBase extends TypeFacts {
  readonly alias?: Alias;
  /** Where a predefined type or a literal as a type is written; comparisons ignore it. */
  readonly span?: Span;
}

/** What is known about a type from its parts, so that large types need not be traversed again and again. */
export interface TypeFacts {
  /** Whether it contains neither unification variables nor unknown layouts. */
  readonly ground: boolean;
  /** Whether it contains no type parameters; solutions of unification variables may. */
  readonly closed: boolean;
  /** Whether values can have it, except that solutions of unification variables may not be proper. */
  readonly proper: boolean;
  /** The number of its parts when it is written out; a unification variable counts as one. */
  readonly size: number;
}

/** The declared name of a type: `M.t`, with its arguments. */
export interface Alias {
  readonly path: readonly string[];
  readonly name: string;
  readonly arguments: readonly Type[];
}

/** A predefined type: `int`, `nat list`, `(string, int) map`. */
export interface ConstantType extends TypeBase {
  readonly kind: 'constant';
  readonly name: string;
  readonly arguments: readonly Type[];
}

/** Fields or constructors in label order (see `compareLabels`); the layout has the declaration order. */
export type Fields = ReadonlyMap<string, Type>;

/** Variants, including `bool` and `option`. */
export interface SumType extends TypeBase {
  readonly kind: 'sum';
  readonly fields: Fields;
  readonly layout: Layout;
}

/** Records, and tuples as records with the labels `0`, `1`, … */
export interface RecordType extends TypeBase {
  readonly kind: 'record';
  readonly fields: Fields;
  readonly layout: Layout;
}

export interface UnionType extends TypeBase {
  readonly kind: 'union';
  readonly members: readonly Type[];
}

export interface ArrowType extends TypeBase {
  readonly kind: 'arrow';
  readonly parameter: Type;
  readonly result: Type;
  /** Names of the parameters if known, for display. */
  readonly names?: readonly string[];
}

/** The literal `"x"` or `5` as a type. */
export interface SingletonType extends TypeBase {
  readonly kind: 'singleton';
  readonly literal: SingletonLiteral;
}

export type SingletonLiteral =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'int' | 'nat' | 'mutez'; readonly value: bigint };

/** A type parameter in scope. */
export interface VariableType extends TypeBase {
  readonly kind: 'variable';
  readonly name: string;
}

/** A unification variable. */
export interface ExistsType extends TypeBase {
  readonly kind: 'exists';
  readonly id: number;
  /** The position of its origin, for messages. */
  readonly span: Span;
  solution: Type | undefined;
  /** The innermost region that may still solve it. */
  depth: number;
  /** Told when the unsolved variable is read, see `dependsOn`. */
  watch?: Watch;
}

/** `fun 'a. t`: the definition of a type with parameters. */
export interface AbstractionType extends TypeBase {
  readonly kind: 'abstraction';
  readonly parameter: string;
  readonly body: Type;
}

export interface ForAllType extends TypeBase {
  readonly kind: 'forall';
  readonly parameter: string;
  readonly body: Type;
}

/** The type of an already reported error; compatible with every type. */
export interface ErrorType extends TypeBase {
  readonly kind: 'error';
}

/** Names before numbers; numbers in numeric order, so that tuples keep their order. */
export function compareLabels(a: string, b: string): number {
  const aIsNumber = isNumeric(a);
  const bIsNumber = isNumeric(b);
  if (aIsNumber !== bIsNumber) return aIsNumber ? 1 : -1;
  if (aIsNumber) return Number(a) - Number(b);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Equal for records with the same labels. */
export function labelsKey(fields: Fields): string {
  return [...fields.keys()].join(' ');
}

export function isNumeric(label: string): boolean {
  return /^\d+$/.test(label);
}

/** The components of a tuple; undefined if the record is not a tuple. */
export function tupleItems(type: Type): readonly Type[] | undefined {
  if (type.kind !== 'record') return undefined;
  const items: Type[] = [];
  for (let index = 0; index < type.fields.size; index += 1) {
    const item = type.fields.get(String(index));
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

export interface Watch {
  isRead: boolean;
}

/** Follows solved variables, at the outermost level only. */
export function prune(type: Type): Type {
  let result = type;
  while (result.kind === 'exists' && result.solution !== undefined) result = result.solution;
  if (result.kind === 'exists' && result.watch !== undefined) result.watch.isRead = true;
  return result;
}
