/** Assignments. In JsLIGO they evaluate to the new value of the target, in CameLIGO to the unit. */
import type { AssignExpression, IncrementExpression } from '../../syntax/ast';
import type { Core } from '../core';
import { letIn, thenUnit } from './build';
import { type Desugaring, freshName, isJs } from './context';
import { desugarExpression } from './expressions';
import { assigningOperation } from './operators';
import { assignedRecord, projected } from './records';

export function desugarAssign(desugaring: Desugaring, assign: AssignExpression): Core {
  const { target, span } = assign;
  const value = desugarExpression(desugaring, assign.value);
  if (!isJs(desugaring, span)) return { kind: 'assign', target, value, node: assign, span };
  const whole = assign.path.length === 0 ? value : assignedRecord(assign, value);
  const variable: Core = { kind: 'variable', name: target.text, span };
  const assigned: Core =
    assign.operator === undefined
      ? whole
      : {
          kind: 'operation',
          operation: assigningOperation(assign.operator),
          operands: [variable, whole],
          operatorNode: assign,
          span,
        };
  const lhs: Core = { kind: 'variable', name: target.text, nameNode: target, span: target.span };
  const returned = projected(lhs, assign.path, span);
  return { ...thenUnit({ kind: 'assign', target, value: assigned, span }, returned), node: assign };
}

/** `++x` evaluates to the new value, `x++` to the old one. */
export function desugarIncrement(desugaring: Desugaring, increment: IncrementExpression): Core {
  const { target, span } = increment;
  const variable: Core = { kind: 'variable', name: target.text, span };
  const one: Core = { kind: 'literal', literal: { kind: 'int', value: 1n }, span };
  const value: Core = {
    kind: 'operation',
    operation: increment.operator === '++' ? 'polymorphic-add' : 'polymorphic-sub',
    operands: [variable, one],
    operatorNode: increment,
    span,
  };
  const assign: Core = { kind: 'assign', target, value, span };
  if (increment.prefix) return { ...thenUnit(assign, variable), node: increment };
  const old = freshName(desugaring);
  const pattern = { kind: 'variable', name: old, isListed: false, span } as const;
  const rest = thenUnit(assign, { kind: 'variable', name: old, span });
  return { ...letIn(pattern, variable, rest, span), node: increment };
}
