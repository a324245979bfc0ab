/** Applications. A polymorphic function that has no name is instantiated at its use. */
import type { ApplyCore } from '../../types/core';
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
  return { kind: 'application', function: instantiated(elaboration, callee, core), argument, type, span };
}

function instantiated(elaboration: Elaboration, callee: Expression, core: ApplyCore): Expression {
  if (callee.type.kind !== 'forall') return callee;
  const instance = elaboration.typed.core.typeOf(core.callee);
  const { parameters, expression } = open(callee);
  if (instance === undefined || instance.kind === 'forall') return expression;
  const type = plainType(elaboration, instance);
  return substituteInExpression(expression, matchInstance(expression.type, type, parameters));
}
