/** Expressions. */
import type { Declaration } from './ast-declarations';
import type { Literal, Name, Node, Selector } from './ast-names';
import type { BinaryOperator } from './ast-operators';
import type { Pattern } from './ast-patterns';
import type { RecordExpression, UpdateExpression } from './ast-records';
import type { Block } from './ast-statements';
import type { TypeExpression } from './ast-types';

export type Expression =
  | LiteralExpression
  | VariableExpression
  | MemberExpression
  | OpenExpression
  | ConstructorExpression
  | CallExpression
  | LambdaExpression
  | LocalExpression
  | IfExpression
  | MatchExpression
  | TupleExpression
  | ArrayExpression
  | ListExpression
  | RecordExpression
  | UpdateExpression
  | ProjectionExpression
  | AnnotationExpression
  | SequenceExpression
  | AssignExpression
  | IncrementExpression
  | WhileExpression
  | ForRangeExpression
  | ForOfExpression
  | UnaryExpression
  | BinaryExpression
  | CodeExpression
  | ContractOfExpression
  | DoExpression
  | ErrorExpression;

export interface LiteralExpression extends Node {
  readonly kind: 'literal';
  readonly literal: Literal;
}

export interface VariableExpression extends Node {
  readonly kind: 'variable';
  readonly name: Name;
}

/** `M.N.x`: a value of a module. `M.x.f` is a projection from this node. */
export interface MemberExpression extends Node {
  readonly kind: 'member';
  readonly path: readonly Name[];
  readonly name: Name;
}

/** `M.(e)`: an expression in the scope of a module. */
export interface OpenExpression extends Node {
  readonly kind: 'open';
  readonly path: readonly Name[];
  readonly body: Expression;
}

/** `A`, `A x`, `A(x, y)`. */
export interface ConstructorExpression extends Node {
  readonly kind: 'constructor';
  readonly name: Name;
  /** Several in JsLIGO's `A(x, y)`, which form one tuple; none means the unit. */
  readonly arguments: readonly Expression[];
}

export interface CallExpression extends Node {
  readonly kind: 'call';
  readonly callee: Expression;
  /** As written; none in JsLIGO's `f()`, which passes the unit. */
  readonly arguments: readonly Expression[];
}

export interface LambdaExpression extends Node {
  readonly kind: 'lambda';
  readonly typeParameters: readonly Name[];
  /** None in JsLIGO's `() => …`, which takes the unit. */
  readonly parameters: readonly Parameter[];
  readonly result?: TypeExpression;
  readonly body: Expression | Block;
}

/** A type written after the pattern, `(x : t)` or `x: t`, makes it a typed pattern in both syntaxes. */
export interface Parameter extends Node {
  readonly pattern: Pattern;
}

/** CameLIGO's `let … in …`, `type … in …`, `module … in …`. */
export interface LocalExpression extends Node {
  readonly kind: 'local';
  readonly declaration: Declaration;
  readonly body: Expression;
}

/** Also JsLIGO's `c ? a : b`. */
export interface IfExpression extends Node {
  readonly kind: 'if';
  readonly condition: Expression;
  readonly consequence: Expression;
  readonly alternative?: Expression;
}

export interface MatchExpression extends Node {
  readonly kind: 'match';
  readonly subject: Expression;
  readonly clauses: readonly MatchClause[];
}

export interface MatchClause extends Node {
  /** JsLIGO's `default` is the pattern `_`. */
  readonly pattern: Pattern;
  readonly body: Expression;
}

export interface TupleExpression extends Node {
  readonly kind: 'tuple';
  readonly items: readonly Expression[];
}

/** JsLIGO's brackets: a tuple, a list or the unit; the checker decides which. */
export interface ArrayExpression extends Node {
  readonly kind: 'array';
  readonly elements: readonly Element[];
}

/** `[a; b]`, or JsLIGO's `list([a, ...b])`. */
export interface ListExpression extends Node {
  readonly kind: 'list';
  readonly elements: readonly Element[];
}

export interface Element extends Node {
  readonly spread: boolean;
  readonly value: Expression;
}

export interface ProjectionExpression extends Node {
  readonly kind: 'projection';
  readonly record: Expression;
  readonly path: readonly Selector[];
}

/** `(e : t)`, or `e as t`. */
export interface AnnotationExpression extends Node {
  readonly kind: 'annotation';
  readonly value: Expression;
  readonly type: TypeExpression;
}

/** `begin a; b end`; without items, the unit. */
export interface SequenceExpression extends Node {
  readonly kind: 'sequence';
  readonly items: readonly Expression[];
}

/** `x := e` (a unit), or JsLIGO's `x = e`, `x += e`, `r.f = e` (which evaluate to the assigned value). */
export interface AssignExpression extends Node {
  readonly kind: 'assign';
  readonly target: Name;
  /** The assigned part of the variable's value. */
  readonly path: readonly Selector[];
  /** Of `+=` and the like. */
  readonly operator?: BinaryOperator;
  readonly value: Expression;
}

/** JsLIGO's `x++`, `--x`. */
export interface IncrementExpression extends Node {
  readonly kind: 'increment';
  readonly target: Name;
  readonly operator: '++' | '--';
  readonly prefix: boolean;
}

export interface WhileExpression extends Node {
  readonly kind: 'while';
  readonly condition: Expression;
  readonly body: Expression;
}

export interface ForRangeExpression extends Node {
  readonly kind: 'for-range';
  readonly variable: Name;
  readonly first: Expression;
  readonly last: Expression;
  readonly direction: 'up' | 'down';
  readonly body: Expression;
}

export interface ForOfExpression extends Node {
  readonly kind: 'for-of';
  readonly pattern: Pattern;
  readonly collection: Expression;
  readonly body: Expression;
}

export interface UnaryExpression extends Node {
  readonly kind: 'unary';
  readonly operator: '-' | 'not';
  readonly operand: Expression;
}

export interface BinaryExpression extends Node {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly operatorSpan: Node['span'];
  readonly left: Expression;
  readonly right: Expression;
}

/** `[%Michelson ({| … |} : t)]`, or ``Michelson `…` ``. */
export interface CodeExpression extends Node {
  readonly kind: 'code';
  readonly language: Name;
  readonly code: Expression;
  /** The contents of the file in `[%of_file "…"]` or `[%create_contract_of_file "…"]`. */
  readonly fileText?: string;
}

export interface ContractOfExpression extends Node {
  readonly kind: 'contract-of';
  readonly path: readonly Name[];
}

/** JsLIGO's `do { … }`, which evaluates to the returned value. */
export interface DoExpression extends Node {
  readonly kind: 'do';
  readonly block: Block;
}

/** An expression that could not be parsed; already reported. */
export interface ErrorExpression extends Node {
  readonly kind: 'error';
}
