/** Type expressions, as written. */
import type { Attribute, Name, Node } from './ast-names';

export type TypeExpression =
  | NamedType
  | TypeVariable
  | FunctionType
  | TupleType
  | RecordType
  | SumType
  | UnionType
  | LiteralType
  | ParameterOfType
  | ForAllType
  | OpenType
  | ErrorType;

interface TypeNode extends Node {
  /** Attributes written before the type, such as `[@layout comb]`. */
  readonly attributes: readonly Attribute[];
}

/** `int`, `nat list`, `M.t`, `map<string, int>`. */
export interface NamedType extends TypeNode {
  readonly kind: 'name';
  readonly path: readonly Name[];
  readonly name: Name;
  readonly arguments: readonly TypeExpression[];
}

/** CameLIGO's `'a`. JsLIGO's type parameters are plain names. */
export interface TypeVariable extends TypeNode {
  readonly kind: 'variable';
  readonly name: Name;
}

export interface FunctionType extends TypeNode {
  readonly kind: 'function';
  /** One in CameLIGO; any number in JsLIGO, where none means `unit`. */
  readonly parameters: readonly FunctionTypeParameter[];
  readonly result: TypeExpression;
}

export interface FunctionTypeParameter extends Node {
  readonly name?: Name;
  readonly type: TypeExpression;
}

export interface TupleType extends TypeNode {
  readonly kind: 'tuple';
  /** One in JsLIGO's `[int]`, otherwise at least two. */
  readonly items: readonly TypeExpression[];
}

export interface RecordType extends TypeNode {
  readonly kind: 'record';
  readonly fields: readonly FieldType[];
}

export interface FieldType extends Node {
  readonly name: Name;
  /** Absent in `{ x }`, which means the type named `x`. */
  readonly type?: TypeExpression;
  readonly attributes: readonly Attribute[];
}

/** Variants: `A of int | B`, or `["A", int] | ["B"]`. */
export interface SumType extends TypeNode {
  readonly kind: 'sum';
  readonly constructors: readonly ConstructorType[];
}

export interface ConstructorType extends Node {
  readonly name: Name;
  /** Several in JsLIGO's `["A", int, nat]`, which form one tuple; none means `unit`. */
  readonly arguments: readonly TypeExpression[];
  readonly attributes: readonly Attribute[];
}

/** JsLIGO's `int | string`, and discriminated unions of records. */
export interface UnionType extends TypeNode {
  readonly kind: 'union';
  readonly members: readonly TypeExpression[];
}

export interface LiteralType extends TypeNode {
  readonly kind: 'literal';
  readonly literal:
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'int' | 'nat'; readonly value: bigint };
}

export interface ParameterOfType extends TypeNode {
  readonly kind: 'parameter-of';
  readonly path: readonly Name[];
}

export interface ForAllType extends TypeNode {
  readonly kind: 'forall';
  readonly parameters: readonly Name[];
  readonly body: TypeExpression;
}

/** `M.(t)`: a type in the scope of a module. */
export interface OpenType extends TypeNode {
  readonly kind: 'open';
  readonly path: readonly Name[];
  readonly body: TypeExpression;
}

/** A type that could not be parsed; already reported. */
export interface ErrorType extends TypeNode {
  readonly kind: 'error';
}
