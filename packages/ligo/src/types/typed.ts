/**
 * The results of checking a program. The evaluator, hover, completion and the conformance report read them;
 * types are never inferred again. All maps are by node of the syntax tree; all types in them are settled.
 */
import type {
  ArrayExpression,
  ConstructorExpression,
  ConstructorPattern,
  Declaration,
  Expression,
  LiteralExpression,
  Name,
  Node,
  Pattern,
} from '../syntax/ast';
import type { Problem } from '../syntax/problem';
import type { Span } from '../syntax/source';
import type { Core, CoreDeclaration } from './core';
import type { Environment } from './environment';
import type { Feature } from './features';
import type { ContractType, Signature } from './signature';
import type { SumType, Type } from './type';

export interface TypedProgram {
  /** In the order in which LIGO's own phases find them. */
  readonly problems: readonly Problem[];
  /** The number of judgements: a machine-independent measure of the cost. */
  readonly steps: number;
  /** The features that rules asked for: versions that agree on them give the same results, with the same library. */
  readonly dependsOn: ReadonlySet<Feature>;
  /** The declarations of the main file, including private ones. */
  readonly declared: Signature;
  /** The main file's public declarations, as seen by importing files. */
  readonly signature: Signature;
  /** The declarations of each module, including private ones, by its path (`""` for the file). */
  readonly modules: ReadonlyMap<string, Signature>;
  /** The contracts, by module path (`""` for the file). */
  readonly contracts: ReadonlyMap<string, ContractInfo>;
  /** The type of each reached expression. For `f` in `f(x)` it is the instantiated type. */
  readonly types: ReadonlyMap<Expression, Type>;
  /** Occurrences of variables and `Module.member`, and targets of assignments. */
  readonly uses: readonly Use[];
  /** Names where they are bound. */
  readonly binders: readonly Binder[];
  /** How each pair of JsLIGO brackets was resolved. */
  readonly arrays: ReadonlyMap<ArrayExpression, ArrayKind>;
  /** The type that a literal has adapted to: `"tz1…"` may be an `address`, `1` a `nat`. */
  readonly literals: ReadonlyMap<LiteralExpression, string>;
  /** The variant type of each constructor. */
  readonly constructors: ReadonlyMap<ConstructorExpression | ConstructorPattern, SumType>;
  /** The instance of an overloaded operator: the types of the operands and the result. */
  readonly operators: ReadonlyMap<Node, OperatorInstance>;
  /** Where a value of one type is used as one of another: a number as a condition, a record as a member of a union. */
  readonly coercions: ReadonlyMap<Expression, Coercion>;
  /** The type of each pattern. */
  readonly patterns: ReadonlyMap<Pattern, Type>;
  /** The environment at each expression. */
  readonly scopes: ReadonlyMap<Expression, Environment>;
  /** The environment at the end of the file. */
  readonly environment: Environment;
  /** Occurrences of names of types, modules and signatures, with the position of their declaration. */
  readonly references: readonly Reference[];
  /** The program in the core language, for the compiler. */
  readonly core: CheckedCore;
}

/** The core language with the types of its expressions. */
export interface CheckedCore {
  readonly declarations: readonly CoreDeclaration[];
  /** The declarations of imported files by index, each file after those that it imports. */
  readonly imported: ReadonlyMap<number, readonly CoreDeclaration[]>;
  /** The type of a judged expression; of a polymorphic name, its instance. */
  readonly typeOf: (core: Core) => Type | undefined;
  readonly coercionOf: (core: Core) => Coercion | undefined;
}

export type ArrayKind = 'tuple' | 'list' | 'unit';

export interface OperatorInstance {
  readonly operands: readonly Type[];
  readonly result: Type;
}

export interface Coercion {
  readonly from: Type;
  readonly to: Type;
  /** An operator whose result has the other type by its place, such as a sum that is a condition. */
  readonly ofResult?: true;
}

export interface Use {
  readonly node: Expression | Name;
  /** `x`, or `M.N.x`. */
  readonly name: string;
  readonly span: Span;
  readonly type: Type;
  /** Where it is bound; absent for the library. */
  readonly definition?: Span;
}

export interface Binder {
  readonly name: string;
  readonly span: Span;
  readonly type: Type;
  readonly mutable: boolean;
  readonly declaration?: Declaration;
}

export interface Reference {
  readonly kind: 'type' | 'module' | 'signature';
  /** With its path: `M.t`. */
  readonly name: string;
  readonly span: Span;
  readonly definition?: Span;
  /** Of types. */
  readonly type?: Type;
}

export interface ContractInfo extends ContractType {
  readonly entryPoints: readonly EntryPoint[];
  readonly views: readonly View[];
  readonly dynamicEntryPoints: readonly EntryPoint[];
}

export interface EntryPoint {
  readonly name: string;
  readonly parameter: Type;
  readonly span?: Span;
}

export interface View {
  readonly name: string;
  readonly parameter: Type;
  readonly result: Type;
  readonly span?: Span;
}
