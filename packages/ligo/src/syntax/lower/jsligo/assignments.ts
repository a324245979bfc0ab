import type { SyntaxNode } from '@lezer/common';
import type { Expression } from '../../ast';
import { type Lowering, nameOf, refuse, spanOf, textOf, unreadable } from '../context';
import { childrenOf } from '../nodes';
import { jsligoOperator } from '../operators';
import { expressionAmong, selectorsOf } from './expressions';

/** `x = e`, `x += e`, `r.f = e`. */
export function lowerAssignment(lowering: Lowering, node: SyntaxNode): Expression {
  const [target, sign, ...rest] = childrenOf(node);
  if (!target || !sign) return unreadable(lowering, node);
  const value = expressionAmong(lowering, rest) ?? unreadable(lowering, node);
  const root = target.name === 'MemberExpression' ? childrenOf(target)[0] : target;
  if (root?.name !== 'VariableName') {
    const place = spanOf(lowering, target);
    refuse(lowering, 'invalid-target', 'Only a variable or a field of one can be assigned to.', place);
    return unreadable(lowering, node);
  }
  const operator = jsligoOperator(textOf(lowering, sign).replace(/=$/, ''));
  return {
    kind: 'assign',
    target: nameOf(lowering, root),
    path: target === root ? [] : selectorsOf(lowering, target),
    ...(operator && { operator }),
    value,
    span: spanOf(lowering, node),
  };
}

/** `x++`, `--x`. */
export function lowerIncrement(lowering: Lowering, node: SyntaxNode): Expression {
  const [first, second] = childrenOf(node);
  if (!first || !second) return unreadable(lowering, node);
  const prefix = first.name === 'Operator';
  const [sign, target] = prefix ? [first, second] : [second, first];
  return {
    kind: 'increment',
    target: nameOf(lowering, target),
    operator: textOf(lowering, sign) === '--' ? '--' : '++',
    prefix,
    span: spanOf(lowering, node),
  };
}
