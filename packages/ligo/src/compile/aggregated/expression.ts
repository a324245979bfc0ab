/**
 * The aggregated language: one expression with all modules flattened and every name unique. Types are those of
 * the checker, settled and without unions. Values may still be polymorphic, patterns may be nested, and records
 * and variants still have labels.
 */
import type { Problem } from '../../syntax/problem';
import type { Span } from '../../syntax/source';
import type { Type } from '../../types/type';
import type { LiteralValue, Variable } from '../mini-c/tree';
import type { Primitive } from './primitive';

export interface TypedBinder {
  readonly variable: Variable;
  readonly type: Type;
}

interface Node {
  readonly type: Type;
  readonly span: Span;
}

export type Expression =
  | Literal
  | VariableUse
  | Dereference
  | LibraryValue
  | Lambda
  | Recursive
  | Application
  | Let
  | Constructor
  | Match
  | Record
  | Access
  | Update
  | PrimitiveCall
  | Michelson
  | Assign
  | For
  | ForEach
  | While
  | TestOnly;

export interface Literal extends Node {
  readonly kind: 'literal';
  readonly value: LiteralValue;
}

/** The type is that of this occurrence: an instance, if the variable is polymorphic. */
export interface VariableUse extends Node {
  readonly kind: 'variable';
  readonly variable: Variable;
}

/** The value of a mutable variable. */
export interface Dereference extends Node {
  readonly kind: 'dereference';
  readonly variable: Variable;
}

/** A value of the library, by its path, such as `Big_map.add`. */
export interface LibraryValue extends Node {
  readonly kind: 'library';
  readonly path: string;
}

export interface Lambda extends Node {
  readonly kind: 'lambda';
  readonly parameter: TypedBinder;
  readonly body: Expression;
  /** Of a `[@thunk]` function: its applications are replaced by its body. */
  readonly forced?: boolean;
}

export interface Recursive extends Node {
  readonly kind: 'recursive';
  readonly self: Variable;
  readonly parameter: TypedBinder;
  readonly body: Expression;
}

export interface Application extends Node {
  readonly kind: 'application';
  readonly function: Expression;
  readonly argument: Expression;
}

export interface LetAttributes {
  readonly inline: boolean;
  readonly thunk: boolean;
}

export interface Let extends Node {
  readonly kind: 'let';
  readonly pattern: Pattern;
  readonly mutable: boolean;
  readonly attributes: LetAttributes;
  /** Of a polymorphic value; free in the types of `value`. */
  readonly typeParameters: readonly string[];
  readonly value: Expression;
  readonly body: Expression;
}

export interface Constructor extends Node {
  readonly kind: 'constructor';
  readonly label: string;
  readonly argument: Expression;
}

export interface MatchCase {
  readonly pattern: Pattern;
  readonly body: Expression;
}

export interface Match extends Node {
  readonly kind: 'match';
  readonly subject: Expression;
  readonly cases: readonly MatchCase[];
}

/** Also tuples, with the labels `0`, `1`, …; in label order. */
export interface Record extends Node {
  readonly kind: 'record';
  readonly fields: ReadonlyMap<string, Expression>;
}

export interface Access extends Node {
  readonly kind: 'access';
  readonly record: Expression;
  readonly label: string;
}

export interface Update extends Node {
  readonly kind: 'update';
  readonly record: Expression;
  readonly label: string;
  readonly value: Expression;
}

export interface PrimitiveCall extends Node {
  readonly kind: 'primitive';
  readonly name: Primitive;
  readonly arguments: readonly Expression[];
}

/** Code in Michelson; with `arguments`, applied to them. */
export interface Michelson extends Node {
  readonly kind: 'michelson';
  readonly code: string;
  /** Where the code is in the program; absent for code of the library. */
  readonly codeSpan?: Span;
  readonly arguments?: readonly Expression[];
}

export interface Assign extends Node {
  readonly kind: 'assign';
  readonly variable: Variable;
  readonly value: Expression;
}

export interface For extends Node {
  readonly kind: 'for';
  readonly variable: Variable;
  readonly first: Expression;
  readonly last: Expression;
  readonly step: Expression;
  readonly body: Expression;
}

export interface ForEach extends Node {
  readonly kind: 'for-each';
  readonly binders: readonly TypedBinder[];
  readonly collection: Expression;
  readonly body: Expression;
}

export interface While extends Node {
  readonly kind: 'while';
  readonly condition: Expression;
  readonly body: Expression;
}

/** An expression that only tests can evaluate, such as `contract_of`. */
export interface TestOnly extends Node {
  readonly kind: 'test-only';
  /** Why the expression could not be elaborated; it only matters if a contract needs it. */
  readonly problem?: Problem;
}

export type Pattern = { readonly span: Span } & (
  | { readonly kind: 'unit' }
  | ({ readonly kind: 'variable' } & TypedBinder)
  | { readonly kind: 'nil' }
  | { readonly kind: 'cons'; readonly head: Pattern; readonly tail: Pattern }
  | { readonly kind: 'constructor'; readonly label: string; readonly argument: Pattern }
  | { readonly kind: 'record'; readonly fields: ReadonlyMap<string, Pattern> }
);

/** A declaration of the flattened program. */
export interface Declaration {
  readonly pattern: Pattern;
  readonly typeParameters: readonly string[];
  readonly value: Expression;
  readonly attributes: LetAttributes;
  readonly span: Span;
}

export const NO_ATTRIBUTES: LetAttributes = { inline: false, thunk: false };

export function patternBinders(pattern: Pattern): readonly TypedBinder[] {
  switch (pattern.kind) {
    case 'variable':
      return [pattern];
    case 'cons':
      return [...patternBinders(pattern.head), ...patternBinders(pattern.tail)];
    case 'constructor':
      return patternBinders(pattern.argument);
    case 'record':
      return [...pattern.fields.values()].flatMap(patternBinders);
    default:
      return [];
  }
}
