/** Applications. A polymorphic function that has no name is instantiated at its use. */
import type { ApplyCore } from '../../types/core';
import { arrow } from '../../types/make';
import type { Type } from '../../types/type';
import type { Expression } from '../aggregated/expression';
import { matchInstance, open, substituteInExpression } from '../aggregated/types';
import { type Elaboration, plainType, typeOf } from './context';
import { elaborate } from './expression';
import type { Scope } from './scope';

export function elaborateApplication(elaboration: Elaboration, scope: Scope, core: ApplyCore): Expression {
  const callee = elaborate(elaboration, scope, core.callee);
  const argument = elaborate(elaboration, scope, core.argument);
  const type = typeOf(elaboration, core);
  const { span } = core;
  const instance = withResult(instantiated(elaboration, callee, core), type);
  return { kind: 'application', function: instance, argument, type, span };
}

function instantiated(elaboration: Elaboration, callee: Expression, core: ApplyCore): Expression {
  if (callee.type.kind !== 'forall') return callee;
  const instance = elaboration.typed.core.typeOf(core.callee);
  const { parameters, expression } = open(callee);
  if (instance === undefined || instance.kind === 'forall') return expression;
  const type = plainType(elaboration, instance);
  return substituteInExpression(expression, matchInstance(expression.type, type, parameters));
}

/** Functions of the library whose result depends on the types of their arguments get the result of this application. */
function withResult(callee: Expression, result: Type): Expression {
  const { type } = callee;
  if (type.kind !== 'arrow' || !isOverloaded(type.result)) return callee;
  const specific = arrow(type.parameter, result);
  if (callee.kind !== 'application') return { ...callee, type: specific };
  return { ...callee, type: specific, function: withFinalResult(callee.function, specific) };
}

function withFinalResult(callee: Expression, result: Type): Expression {
  if (callee.type.kind !== 'arrow') return callee;
  return { ...callee, type: arrow(callee.type.parameter, result) };
}

const isOverloaded = (type: Type): boolean => type.kind === 'constant' && type.name.startsWith('external_');
