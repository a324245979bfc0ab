/**
 * Types as the checker knows them. They are immutable except for unknowns (`exists`), which unification solves in place.
 * A type remembers the name under which it was declared (`alias`), which plays no part in comparing types.
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

interface TypeBase {
  readonly alias?: Alias;
  /** Whether it holds no unknown, neither a type nor a layout. */
  readonly ground: boolean;
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

/** Fields or constructors in the order of labels (see `compareLabels`); the layout knows the order of the declaration. */
export type Fields = ReadonlyMap<string, Type>;

/** Variants; `bool` and `option` are declared that way, too. */
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
  /** Names of the parameters as far as they are known, for display. */
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

/** A type that is not known yet. */
export interface ExistsType extends TypeBase {
  readonly kind: 'exists';
  readonly id: number;
  /** Where it came up, for messages. */
  readonly span: Span;
  solution: Type | undefined;
  /** The innermost region of the program that may still decide about it. */
  depth: number;
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

/** The type of what is wrong and already reported: it fits everywhere. */
export interface ErrorType extends TypeBase {
  readonly kind: 'error';
}

/** Numbers after names, in the order of numbers, so that tuples keep their order. */
export function compareLabels(a: string, b: string): number {
  const aIsNumber = isNumeric(a);
  const bIsNumber = isNumeric(b);
  if (aIsNumber !== bIsNumber) return aIsNumber ? 1 : -1;
  if (aIsNumber) return Number(a) - Number(b);
  return a < b ? -1 : a > b ? 1 : 0;
}

export function isNumeric(label: string): boolean {
  return /^\d+$/.test(label);
}

/** The parts of a tuple, or nothing when the record is none. */
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

/** What solved unknowns stand for, at the outside of the type only. */
export function prune(type: Type): Type {
  let result = type;
  while (result.kind === 'exists' && result.solution !== undefined) result = result.solution;
  return result;
}
