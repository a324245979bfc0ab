/**
 * Polymorphic values become one declaration for each use, with the types of that use. Values of the library are
 * declared before everything else. The order in which uses are visited determines the order of declarations, so it
 * is the compiler's: bodies before values, arguments from the right.
 */

import type { Type } from '../../types/type';
import type { Expression, Let, PrimitiveCall } from '../aggregated/expression';
import { patternBinders } from '../aggregated/expression';
import { mapParts } from '../aggregated/traverse';
import { matchInstance, substituteInExpression } from '../aggregated/types';
import * as build from '../elaborate/build';
import { LIBRARY } from '../library';
import type { Variable } from '../mini-c/tree';
import { unsupported } from '../problem';
import type { Workspace } from '../workspace';
import { renameVariable } from './rename';

interface Instance {
  readonly variable: Variable;
  readonly type: Type;
}

interface LibraryInstance extends Instance {
  readonly path: string;
  readonly order: number;
  readonly value: Expression;
  readonly thunk: boolean;
}

interface State extends Workspace {
  /** The uses of each polymorphic variable in scope, the last one first. */
  readonly instances: Map<number, Instance[]>;
  /** Each use has its own, so that its code has the place of that use. */
  readonly library: LibraryInstance[];
}

export function monomorphise(workspace: Workspace, expression: Expression): Expression {
  const state: State = { ...workspace, instances: new Map(), library: [] };
  const program = visit(state, expression);
  // Of several instances of one value, the last one comes first.
  const declared = [...state.library].reverse().sort((a, b) => a.order - b.order);
  return declared.reduceRight<Expression>(
    (body, { variable, type, value, thunk }) =>
      build.letIn(build.variablePattern({ variable, type }, value.span), value, body, value.span, {
        inline: true,
        thunk,
      }),
    program,
  );
}

function visit(state: State, expression: Expression): Expression {
  // An instance is copied before it is visited.
  state.budget.spend(2);
  const inside = (part: Expression) => visit(state, part);
  switch (expression.kind) {
    case 'variable': {
      const instances = state.instances.get(expression.variable.id);
      if (instances === undefined) return expression;
      const variable = state.names.fresh(expression.variable.name);
      instances.unshift({ variable, type: expression.type });
      return { ...expression, variable };
    }
    case 'library':
      return libraryUse(state, expression);
    case 'primitive':
      return visitPrimitives(state, expression);
    case 'michelson':
      if (expression.arguments === undefined) return expression;
      return { ...expression, arguments: fromRight(state, expression.arguments) };
    case 'match': {
      const cases = expression.cases.map((one) => ({ ...one, body: inside(one.body) }));
      return { ...expression, subject: inside(expression.subject), cases };
    }
    case 'let':
      return expression.mutable ? mapParts(expression, inside) : visitLets(state, expression);
    default:
      return mapParts(expression, inside);
  }
}

function fromRight(state: State, args: readonly Expression[]): readonly Expression[] {
  const visited: Expression[] = [];
  for (let index = args.length - 1; index >= 0; index -= 1) {
    const argument = args[index];
    if (argument !== undefined) visited.unshift(visit(state, argument));
  }
  return visited;
}

/** The items of a list are nested calls, so those are followed without recursion. */
function visitPrimitives(state: State, first: PrimitiveCall): Expression {
  const calls: PrimitiveCall[] = [];
  let rest: Expression | undefined = first;
  for (; rest?.kind === 'primitive'; rest = rest.arguments.at(-1)) {
    if (rest !== first) state.budget.spend(2);
    calls.push(rest);
  }
  let whole = rest && visit(state, rest);
  for (const call of calls.reverse()) {
    const others = fromRight(state, call.arguments.slice(0, -1));
    whole = { ...call, arguments: whole === undefined ? others : [...others, whole] };
  }
  return whole ?? first;
}

/** A program is a long chain of lets, which is followed without recursion. */
function visitLets(state: State, first: Let): Expression {
  const chain: Let[] = [];
  let rest: Expression = first;
  for (; rest.kind === 'let' && !rest.mutable; rest = rest.body) {
    if (rest !== first) state.budget.spend(2);
    chain.push(rest);
    if (rest.typeParameters.length === 0) continue;
    for (const { variable } of patternBinders(rest.pattern)) state.instances.set(variable.id, []);
  }
  return chain.reduceRight((body, one) => visitLet(state, one, body), visit(state, rest));
}

/** With the body visited before, because its uses decide how often the value is declared. */
function visitLet(state: State, expression: Let, body: Expression): Expression {
  const { pattern, typeParameters } = expression;
  if (typeParameters.length === 0) {
    return { ...expression, value: visit(state, expression.value), body, type: body.type };
  }
  if (pattern.kind !== 'variable') return body;
  const instances = state.instances.get(pattern.variable.id) ?? [];
  state.instances.delete(pattern.variable.id);
  // The first use is declared last.
  return [...instances].reverse().reduce<Expression>((rest, instance) => {
    const value = visit(state, instantiate(expression, instance));
    return {
      ...expression,
      pattern: { ...pattern, variable: instance.variable, type: instance.type },
      typeParameters: [],
      value: { ...value, type: instance.type },
      body: rest,
      type: rest.type,
    };
  }, body);
}

function instantiate({ value, typeParameters }: Let, { variable, type }: Instance): Expression {
  const specific = substituteInExpression(value, matchInstance(value.type, type, typeParameters));
  if (specific.kind !== 'recursive') return specific;
  return { ...specific, self: variable, body: renameVariable(specific.body, specific.self, variable) };
}

function libraryUse(state: State, use: Extract<Expression, { kind: 'library' }>): Expression {
  const { path, type, span } = use;
  const definition = LIBRARY.get(path);
  if (definition === undefined) return unsupported(`\`${path}\``, span);
  const variable = state.names.fresh(path);
  const made = definition.make({ type, names: state.names, span });
  const value = visit(state, made);
  const instance = { path, variable, type, value, order: definition.order, thunk: definition.thunk };
  state.library.push(instance);
  return { kind: 'variable', variable, type, span };
}
