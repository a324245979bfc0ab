import type { SyntaxNode } from '@lezer/common';
import type { Expression } from '../../ast';
import { type Lowering, refuse, spanOf, unreadable } from '../context';
import { childrenOf } from '../nodes';
import { expressionsAmong, lowerExpression } from './expressions';

/** A call; `list([…])` is not a call but list syntax. */
export function lowerCall(lowering: Lowering, node: SyntaxNode): Expression {
  const span = spanOf(lowering, node);
  const [called] = childrenOf(node);
  if (!called) return unreadable(lowering, node);
  const callee = lowerExpression(lowering, called);
  const given = node.getChild('Arguments');
  const values = given ? expressionsAmong(lowering, childrenOf(given)) : [];
  if (callee.kind !== 'variable' || callee.name.text !== 'list') {
    return { kind: 'call', callee, arguments: values, span };
  }
  const [array] = values;
  if (values.length === 1 && array?.kind === 'array') return { kind: 'list', elements: array.elements, span };
  refuse(
    lowering,
    'list-of-no-array',
    '`list` takes an array in brackets.',
    span,
    values.length === 0 ? 'Write `[]` for the empty list.' : 'Write `list([1, 2])`.',
  );
  return unreadable(lowering, node);
}
