/** Patterns: of `match`, of parameters and of declarations. */
import type { Attribute, Literal, Name, Node } from './ast-names';
import type { TypeExpression } from './ast-types';

export type Pattern =
  | VariablePattern
  | LiteralPattern
  | ConstructorPattern
  | TuplePattern
  | ListPattern
  | ConsPattern
  | RecordPattern
  | TypedPattern
  | QualifiedPattern
  | ErrorPattern;

/** A name, including `_`. */
export interface VariablePattern extends Node {
  readonly kind: 'variable';
  readonly name: Name;
  readonly attributes: readonly Attribute[];
}

/** Also the unit, `()`. */
export interface LiteralPattern extends Node {
  readonly kind: 'literal';
  readonly literal: Literal;
}

export interface ConstructorPattern extends Node {
  readonly kind: 'constructor';
  readonly name: Name;
  /** Several in JsLIGO's `A(x, y)`, which form one tuple; none means the unit. */
  readonly arguments: readonly Pattern[];
}

/** `(a, b)`, or JsLIGO's `[a, b]`. JsLIGO's `[a]` is a tuple with one component. */
export interface TuplePattern extends Node {
  readonly kind: 'tuple';
  readonly items: readonly Pattern[];
}

/** `[a; b]`; empty in JsLIGO's `[]`. */
export interface ListPattern extends Node {
  readonly kind: 'list';
  readonly items: readonly Pattern[];
}

/** `a :: b`, or JsLIGO's `[a, ...b]`. */
export interface ConsPattern extends Node {
  readonly kind: 'cons';
  readonly head: Pattern;
  readonly tail: Pattern;
}

export interface RecordPattern extends Node {
  readonly kind: 'record';
  readonly fields: readonly FieldPattern[];
  /** Whether `_` matches the remaining fields (CameLIGO). */
  readonly ignoresOthers: boolean;
}

export interface FieldPattern extends Node {
  readonly name: Name;
  /** For `{ x }` the variable `x`, with the same span. */
  readonly pattern: Pattern;
  readonly punned: boolean;
}

export interface TypedPattern extends Node {
  readonly kind: 'typed';
  readonly pattern: Pattern;
  readonly type: TypeExpression;
}

/** `M.A x`, `M.(…)`. */
export interface QualifiedPattern extends Node {
  readonly kind: 'qualified';
  readonly path: readonly Name[];
  readonly pattern: Pattern;
}

/** A pattern that could not be parsed; already reported. */
export interface ErrorPattern extends Node {
  readonly kind: 'error';
}
