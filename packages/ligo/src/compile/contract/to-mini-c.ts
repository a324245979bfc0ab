/**
 * The front half of the compiler, as a list of steps: from a checked program to its contract, or to one expression,
 * in mini-c.
 */
import type { Type } from '../../types/type';
import type { TypedProgram } from '../../types/typed';
import { type Declaration, type Expression, NO_ATTRIBUTES } from '../aggregated/expression';
import { mapBottomUp } from '../aggregated/traverse';
import * as build from '../elaborate/build';
import { createElaboration, type Elaboration, plainType } from '../elaborate/context';
import { elaborateBody, wrapDeclarations } from '../elaborate/module';
import type { Module } from '../elaborate/scope';
import { simplifyPatterns } from '../match/simplify-patterns';
import type { MiniContract, MiniExpression } from '../mini-c/tree';
import { expandLiterals } from '../monomorphise/literals';
import { monomorphise } from '../monomorphise/monomorphise';
import { inlineThunks } from '../monomorphise/thunks';
import { uncurryRecursion } from '../monomorphise/uncurry';
import type { Names } from '../names';
import { refuse } from '../problem';
import { createSpilling, spill as spillTo } from '../spill';
import type { Workspace } from '../workspace';
import { checkLiterals } from './checks';
import { mainFunction, viewFunction } from './entrypoints';
import type { FoundContract } from './find';
import { refuseNestedBigMaps } from './nested-big-maps';
import { contractPlaces, withPlaces } from './places';
import { mentioned, reachable } from './reachable';
import { withoutTestCode } from './test-code';

/** What each step makes of an expression. */
export interface Steps {
  readonly aggregated: Expression;
  readonly monomorphic: Expression;
  readonly simple: Expression;
  readonly miniC: MiniExpression;
}

export interface StepOptions {
  /** That of a contract. */
  readonly parameter?: Type;
  /** Makes a function that takes all of its arguments at once. */
  readonly uncurried?: boolean;
}

/** The steps after the names of modules are gone. */
export function compileSteps(
  workspace: Workspace,
  declarations: readonly Declaration[],
  expression: Expression,
  { parameter, uncurried = false }: StepOptions = {},
): Steps {
  const { names, budget } = workspace;
  const needed = withoutTestCode(reachable(declarations, expression), expression);
  const aggregated = wrapDeclarations(needed.map(withoutFalseRecursion), expression);
  const monomorphic = checkLiterals(
    expandLiterals(inlineThunks(budget, uncurryRecursion(names, monomorphise(workspace, aggregated)))),
    parameter,
  );
  if (parameter !== undefined) refuseNestedBigMaps(monomorphic);
  const simple = simplifyPatterns(names, uncurried ? takingTuple(names, monomorphic) : monomorphic);
  return { aggregated, monomorphic, simple, miniC: spillTo(createSpilling(workspace), simple) };
}

/** From `a -> b -> c` to `a * b -> c`; other expressions stay as they are. */
function takingTuple(names: Names, expression: Expression): Expression {
  const { span } = expression;
  const types = parametersOf(expression.type);
  if (types.length < 2) return expression;
  const parameters = types.map((type) => build.binder(names.fresh('arg'), type));
  const uses = parameters.map((parameter) => build.use(parameter, span));
  const body = uses.reduce((callee, argument) => build.apply(callee, argument, span), expression);
  const whole = build.binder(names.fresh('args'), build.tuple(uses, span).type);
  const pattern = build.tuplePattern(
    parameters.map((parameter) => build.variablePattern(parameter, span)),
    span,
  );
  return build.lambda(whole, build.match(build.use(whole, span), [{ pattern, body }], span), span);
}

const parametersOf = (type: Type): readonly Type[] =>
  type.kind === 'arrow' ? [type.parameter, ...parametersOf(type.result)] : [];

/** A function that does not call itself after all is an ordinary one. */
function withoutFalseRecursion(declaration: Declaration): Declaration {
  const value = mapBottomUp(declaration.value, (one): Expression => {
    if (one.kind !== 'recursive' || mentioned(one.body).has(one.self.id)) return one;
    const { parameter, body, type, span } = one;
    return { kind: 'lambda', parameter, body, type, span };
  });
  return { ...declaration, value };
}

/** A program without modules; its contracts are compiled from it. */
export interface AggregatedProgram {
  readonly elaboration: Elaboration;
  /** All declarations, with those of imported files first. */
  readonly declarations: readonly Declaration[];
  readonly module: Module;
}

export function aggregate(workspace: Workspace, typed: TypedProgram): AggregatedProgram {
  const elaboration = createElaboration(typed, workspace);
  const declarations: Declaration[] = [];
  for (const [file, imported] of typed.core.imported) {
    const module = elaborateBody(elaboration, undefined, imported);
    elaboration.files.set(file, module);
    declarations.push(...module.content);
  }
  const module = elaborateBody(elaboration, undefined, typed.core.declarations);
  return { elaboration, declarations: [...declarations, ...module.content], module };
}

export interface ContractSteps {
  readonly main: Steps;
  /** Of a tuple of the functions of all views; absent if there are none. */
  readonly views?: Steps;
  readonly contract: MiniContract;
}

export function contractToMiniC(program: AggregatedProgram, info: FoundContract): ContractSteps {
  const { elaboration, declarations } = program;
  const { typed } = elaboration;
  const workspace: Workspace = elaboration;
  const module = innerModuleAt(program.module, info.path);
  const types = {
    parameter: plainType(elaboration, info.parameter),
    storage: plainType(elaboration, info.storage),
  };
  const places = contractPlaces(typed, info);
  const main = compileNamed(workspace, declarations, '$main', {
    value: mainFunction(workspace.names, module, info, types, places.whole),
    parameter: types.parameter,
  });
  const placed = withPlaces(main.miniC, places);
  if (info.views.length === 0) return { main, contract: { main: placed } };
  const functions = info.views.map(({ name, span: at = places.whole }) =>
    viewFunction(workspace.names, module, name, at),
  );
  const views = compileSteps(workspace, declarations, build.tuple(functions, places.whole));
  const spans = info.views.map(({ span: at = places.whole }) => at);
  const contract = {
    main: placed,
    views: { names: info.views.map(({ name }) => name), functions: views.miniC, spans },
  };
  return { main, views, contract };
}

/** The compiler declares the function of a contract under a name, like any other. */
function compileNamed(
  workspace: Workspace,
  declarations: readonly Declaration[],
  name: string,
  { value, parameter }: { readonly value: Expression; readonly parameter: Type },
): Steps {
  const { span, type } = value;
  const variable = workspace.names.fresh(name);
  const pattern = build.variablePattern({ variable, type }, span);
  const declaration = { pattern, typeParameters: [], value, attributes: NO_ATTRIBUTES, span };
  return compileSteps(workspace, [...declarations, declaration], build.use({ variable, type }, span), {
    parameter,
  });
}

/** The module at a path; the file, if it is empty. */
export function innerModuleAt(root: Module, path: string): Module {
  return path.split('.').reduce<Module>(innerModule, root);
}

function innerModule(module: Module, name: string): Module {
  if (name === '') return module;
  const found = module.modules.get(name);
  if (found?.kind === 'module') return found;
  return refuse('not-a-contract', `There is no module "${name}".`, { file: 0, from: 0, to: 0 });
}
