/** Expressions that create records. */
import type { Expression } from './ast-expressions';
import type { Attribute, Name, Node, Selector } from './ast-names';

export interface RecordExpression extends Node {
  readonly kind: 'record';
  readonly fields: readonly FieldAssignment[];
}

export interface FieldAssignment extends Node {
  readonly name: Name;
  /** For `{ x }` the variable `x`, with the same span. */
  readonly value: Expression;
  readonly punned: boolean;
  readonly attributes: readonly Attribute[];
}

/** `{ r with a.b = e }`, or `{ ...r, a: e }`. */
export interface UpdateExpression extends Node {
  readonly kind: 'update';
  readonly record: Expression;
  readonly updates: readonly FieldUpdate[];
}

export interface FieldUpdate extends Node {
  readonly path: readonly Selector[];
  readonly value: Expression;
  readonly punned: boolean;
}
