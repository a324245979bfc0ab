/** Functions: lambdas, recursive functions, type parameters. */
import type { LambdaCore, ParameterCore, RecursiveCore, TypeAbstractionCore } from '../core';
import { bindValue } from '../environment';
import { evaluateType } from '../evaluate-type';
import { arrow, ERROR, forAll } from '../make';
import { recordBinder } from '../recorder';
import { dropping, generalising, lifting } from '../region';
import { type Scope, within } from '../scope';
import { keep, unknown } from '../state';
import { subtype } from '../subtype';
import type { Type } from '../type';
import { check } from './check';
import { infer } from './infer';

/** Generalises the type over the variables that remain unsolved. */
export function inferLambda(scope: Scope, core: LambdaCore): Type {
  const { state } = scope;
  return generalising(state, () => {
    const { parameter } = core;
    const type =
      parameter.type === undefined ? unknown(state, core.span) : evaluateType(scope, parameter.type);
    noteParameter(scope, parameter, type);
    const inner = bodyScope(scope, parameter, type);
    const result = lifting(state, () => {
      if (core.result === undefined) return infer(inner, core.body);
      const declared = evaluateType(inner, core.result);
      check(inner, core.body, declared);
      return declared;
    });
    return arrow(type, result, parameterNames(core));
  });
}

export function checkLambda(scope: Scope, core: LambdaCore, expected: Type, result: Type): void {
  const { state } = scope;
  const { parameter } = core;
  let type = expected;
  if (parameter.type !== undefined) {
    type = evaluateType(scope, parameter.type);
    subtype(state, expected, type, core.span);
  }
  noteParameter(scope, parameter, type);
  const inner = bodyScope(scope, parameter, type);
  dropping(state, () => {
    if (core.result === undefined) return check(inner, core.body, result);
    const declared = evaluateType(inner, core.result);
    check(inner, core.body, declared);
    subtype(state, declared, result, core.span);
  });
}

export function inferRecursive(scope: Scope, core: RecursiveCore): Type {
  const type = evaluateType(scope, core.type);
  const [parameter, result] = type.kind === 'arrow' ? [type.parameter, type.result] : [ERROR, ERROR];
  const environment = bindValue(scope.environment, core.name, type, false, core.span);
  dropping(scope.state, () => checkLambda(within(scope, environment), core.lambda, parameter, result));
  return type;
}

export function inferTypeAbstraction(scope: Scope, core: TypeAbstractionCore): Type {
  const name = core.parameter.text;
  const environment = {
    kind: 'type-variable',
    name,
    span: core.parameter.span,
    outer: scope.environment,
  } as const;
  return generalising(scope.state, () =>
    forAll(
      name,
      lifting(scope.state, () => infer(within(scope, environment), core.body)),
    ),
  );
}

function bodyScope(scope: Scope, parameter: ParameterCore, type: Type): Scope {
  const lock = { kind: 'lock', outer: scope.environment } as const;
  return within(scope, bindValue(lock, parameter.name, type, false, parameter.span));
}

function noteParameter(scope: Scope, parameter: ParameterCore, type: Type): void {
  if (!type.ground) keep(scope.state, scope.state.pending, type);
  if (parameter.node === undefined) return;
  const name = parameter.node.kind === 'variable' ? parameter.node.name.text : parameter.name;
  recordBinder(scope.state, { name, span: parameter.span, type, mutable: false });
  scope.state.record.patterns.set(parameter.node, type);
}

/** The names of this parameter and the following ones. */
function parameterNames(core: LambdaCore): readonly string[] {
  const name = core.parameter.name.startsWith('#') ? '_' : core.parameter.name;
  return core.body.kind === 'lambda' ? [name, ...parameterNames(core.body)] : [name];
}
