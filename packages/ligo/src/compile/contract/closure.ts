/**
 * The code of a function value outside of its place in the program, with the values that it has captured: what
 * packing it, storing it or passing it to a contract needs.
 */
import { type Micheline, printArgument } from '../../michelson';
import type { Span } from '../../syntax/source';
import type { Type } from '../../types/type';
import type { TypedProgram } from '../../types/typed';
import {
  type Declaration,
  type Expression,
  patternBinders,
  type TypedBinder,
} from '../aggregated/expression';
import { walk } from '../aggregated/traverse';
import { substituteInExpression } from '../aggregated/types';
import { Budget } from '../budget';
import * as build from '../elaborate/build';
import { missingType } from '../elaborate/context';
import { wrapDeclarations } from '../elaborate/module';
import type { LiteralValue, Variable } from '../mini-c/tree';
import { CompileError, unsupported } from '../problem';
import { createSpilling, typeAt } from '../spill/context';
import { michelsonType } from '../stack/types';
import { type CompiledExpression, expressionToMichelson } from '../to-michelson';
import { createWorkspace, type Workspace } from '../workspace';
import { reachable } from './reachable';
import { aggregate, compileSteps } from './to-mini-c';

/** A function, as the evaluator knows it. */
export type FunctionSource =
  | {
      /** A function of the program, by the places that it may have in the core language. */
      readonly kind: 'lambda';
      readonly places: readonly FunctionPlace[];
      /** The arguments of type parameters in scope. */
      readonly types: ReadonlyMap<string, Type>;
      readonly captured: (name: string) => ValueSource | undefined;
    }
  | { readonly kind: 'library'; readonly path: string; readonly type: Type }
  | {
      readonly kind: 'applied';
      readonly function: FunctionSource;
      readonly arguments: readonly ValueSource[];
    };

/** A function with several parameters is nested functions at one place. */
export interface FunctionPlace {
  readonly span: Span;
  readonly parameters: number;
}

export type ValueSource =
  | { readonly kind: 'literal'; readonly value: LiteralValue }
  | { readonly kind: 'constant'; readonly node: Micheline }
  | { readonly kind: 'function'; readonly source: FunctionSource };

/** The value of a top-level name in a run, by the place of its declaration. */
export type GlobalValue = (declaration: Span, name: string) => ValueSource | undefined;

/** Makes the code that pushes a function; throws a `CompileError`. */
export type FunctionCompiler = (source: FunctionSource) => CompiledExpression;

const NOWHERE: Span = { file: 0, from: 0, to: 0 };

export function createFunctionCompiler(typed: TypedProgram, globalValue: GlobalValue): FunctionCompiler {
  const { names } = createWorkspace();
  const { declarations } = aggregate({ names, budget: new Budget() }, typed);
  const lambdas = lambdasOf(declarations);
  const globals = new Set(
    declarations.flatMap(({ pattern }) => patternBinders(pattern).map(({ variable }) => variable.id)),
  );
  return (source) => {
    const workspace: Workspace = { names, budget: new Budget() };
    const expression = functionExpression(source, { workspace, lambdas, globals });
    const compiled = (around: readonly Declaration[]) =>
      expressionToMichelson(compileSteps(workspace, around, expression).miniC, { ...workspace, options: {} });
    try {
      return compiled(declarations);
    } catch (error) {
      if (!(error instanceof CompileError) || error.problem.code !== 'test-in-contract') throw error;
      // What tests have computed is captured as a value.
      const context = { workspace, lambdas, globals };
      return compiled(reachable(declarations, expression).map((one) => evaluated(one, globalValue, context)));
    }
  };
}

interface Context {
  readonly workspace: Workspace;
  readonly lambdas: ReadonlyMap<string, Expression>;
  /** The variables of the top level and of modules. */
  readonly globals: ReadonlySet<number>;
}

const keyOf = ({ span: { file, from, to }, parameters }: FunctionPlace): string =>
  `${file}:${from}-${to}/${parameters}`;

/** The functions of the program by their places; of copies, the first one. */
function lambdasOf(declarations: readonly Declaration[]): Map<string, Expression> {
  const found = new Map<string, Expression>();
  for (const { value } of declarations)
    for (const one of walk(value)) {
      if (one.kind !== 'lambda' && one.kind !== 'recursive') continue;
      const key = keyOf({ span: one.span, parameters: parametersOf(one) });
      if (!found.has(key)) found.set(key, one);
    }
  return found;
}

function parametersOf({ span, body }: Extract<Expression, { kind: 'lambda' | 'recursive' }>): number {
  const isNested = body.kind === 'lambda' && body.span.from === span.from && body.span.to === span.to;
  return 1 + (isNested ? parametersOf(body) : 0);
}

/** The declaration with its value in this run, if it is known. */
function evaluated(declaration: Declaration, globalValue: GlobalValue, context: Context): Declaration {
  const { pattern, span, typeParameters } = declaration;
  if (pattern.kind !== 'variable' || typeParameters.length > 0) return declaration;
  const source = globalValue(span, pattern.variable.name);
  if (source === undefined || source.kind === 'function') return declaration;
  return { ...declaration, value: valueExpression(source, pattern.type, context) };
}

function functionExpression(source: FunctionSource, context: Context): Expression {
  switch (source.kind) {
    case 'library':
      return { kind: 'library', path: source.path, type: source.type, span: NOWHERE };
    case 'applied':
      return source.arguments.reduce<Expression>(
        (callee, argument) => {
          const type = callee.type.kind === 'arrow' ? callee.type.parameter : missingType(callee.span);
          return build.apply(callee, valueExpression(argument, type, context), callee.span);
        },
        functionExpression(source.function, context),
      );
    case 'lambda': {
      const found = source.places.map((place) => context.lambdas.get(keyOf(place))).find(Boolean);
      const span = source.places[0]?.span ?? NOWHERE;
      if (found === undefined) return unsupported('this function as a value', span);
      const lambda = substituteInExpression(found, source.types);
      const values = freeVariables(lambda, context.globals).map((binder): Declaration => {
        const value = source.captured(binder.variable.name);
        if (value === undefined) return unsupported(`the captured "${binder.variable.name}"`, span);
        return {
          pattern: build.variablePattern(binder, span),
          typeParameters: [],
          value: valueExpression(value, binder.type, context),
          attributes: { inline: false, thunk: false },
          span,
        };
      });
      return wrapDeclarations(values, lambda);
    }
  }
}

function valueExpression(source: ValueSource, type: Type, context: Context): Expression {
  switch (source.kind) {
    case 'literal':
      return build.literal(source.value, type, NOWHERE);
    case 'function':
      return functionExpression(source.source, context);
    case 'constant': {
      const pushed = michelsonType(typeAt(createSpilling(context.workspace), type, NOWHERE));
      const code = `{ PUSH ${printArgument(pushed)} ${printArgument(source.node)} }`;
      return { kind: 'michelson', code, arguments: [], type, span: NOWHERE };
    }
  }
}

/** The variables of enclosing functions that an expression uses, with their types. */
function freeVariables(expression: Expression, globals: ReadonlySet<number>): TypedBinder[] {
  const bound = new Set<number>();
  const used = new Map<number, TypedBinder>();
  const bind = (variable: Variable): void => {
    bound.add(variable.id);
  };
  for (const one of walk(expression)) {
    if (one.kind === 'variable') used.set(one.variable.id, one);
    else if (one.kind === 'dereference' || one.kind === 'assign') used.set(one.variable.id, one);
    else if (one.kind === 'lambda') bind(one.parameter.variable);
    else if (one.kind === 'recursive') [one.self, one.parameter.variable].forEach(bind);
    else if (one.kind === 'for') bind(one.variable);
    else if (one.kind === 'for-each') one.binders.forEach(({ variable }) => void bind(variable));
    else if (one.kind === 'let') patternBinders(one.pattern).forEach(({ variable }) => void bind(variable));
    else if (one.kind === 'match')
      for (const { pattern } of one.cases)
        patternBinders(pattern).forEach(({ variable }) => void bind(variable));
  }
  const free = [...used.values()].filter(({ variable: { id } }) => !bound.has(id) && !globals.has(id));
  return free.map(({ variable, type }) => ({ variable, type }));
}
