/** Records the results of judgements by node. Results of failed attempts are undone. */
import type {
  ArrayExpression,
  ConstructorExpression,
  ConstructorPattern,
  Expression,
  LiteralExpression,
  Node,
  Pattern,
} from '../syntax/ast';
import type { Core } from './core';
import type { Environment } from './environment';
import type { Signature } from './signature';
import { keep, type State } from './state';
import type { Type } from './type';
import type {
  ArrayKind,
  Binder,
  Coercion,
  ContractInfo,
  Use as FinalUse,
  OperatorInstance,
  Reference,
} from './typed';

type Use = { -readonly [Key in keyof FinalUse]: FinalUse[Key] };

export interface Recorder {
  readonly types: Map<Expression, Type>;
  readonly uses: Use[];
  readonly lastUse: Map<Use['node'], Use>;
  readonly binders: Binder[];
  readonly arrays: Map<ArrayExpression, ArrayKind>;
  readonly literals: Map<LiteralExpression, string>;
  readonly constructors: Map<ConstructorExpression | ConstructorPattern, Type>;
  readonly operators: Map<Node, OperatorInstance>;
  readonly coercions: Map<Expression, Coercion>;
  readonly patterns: Map<Pattern, Type>;
  readonly references: Reference[];
  readonly contracts: Map<string, ContractInfo>;
  readonly modules: Map<string, Signature>;
  readonly scopes: Map<Expression, Environment>;
  /** The type of each judged core expression; of a polymorphic name, its instance. */
  readonly cores: Map<Core, Type>;
  readonly coreCoercions: Map<Core, Coercion>;
}

export function createRecorder(): Recorder {
  return {
    types: new Map(),
    uses: [],
    lastUse: new Map(),
    binders: [],
    arrays: new Map(),
    literals: new Map(),
    constructors: new Map(),
    operators: new Map(),
    coercions: new Map(),
    patterns: new Map(),
    references: [],
    contracts: new Map(),
    modules: new Map(),
    scopes: new Map(),
    cores: new Map(),
    coreCoercions: new Map(),
  };
}

/** An occurrence of a variable; its type is replaced when a polymorphic value is applied. */
export function recordUse(state: State, use: Use): void {
  keep(state, state.record.uses, use);
  state.record.lastUse.set(use.node, use);
}

export function recordInstance(state: State, core: Core, type: Type): void {
  state.record.cores.set(core, type);
  const { node } = core;
  if (node === undefined) return;
  state.record.types.set(node, type);
  const use = state.record.lastUse.get(node);
  if (use !== undefined) use.type = type;
}

/** The value of an expression is used as one of another type. */
export function recordCoercion(state: State, core: Core, coercion: Coercion): void {
  state.record.coreCoercions.set(core, coercion);
  if (core.node !== undefined) state.record.coercions.set(core.node, coercion);
}

export function forgetCoercion(state: State, core: Core): void {
  state.record.coreCoercions.delete(core);
  if (core.node !== undefined) state.record.coercions.delete(core.node);
}

/** A program can double the size of a type with every line. */
export function recordBinder(state: State, binder: Binder): void {
  state.budget.admit('type', binder.type.size, binder.span);
  keep(state, state.record.binders, binder);
}

export function recordReference(state: State, reference: Reference): void {
  keep(state, state.record.references, reference);
}
