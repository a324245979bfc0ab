import type { SyntaxNode } from '@lezer/common';
import type { LambdaExpression } from '../../ast';
import { type Lowering, spanOf, unreadable } from '../context';
import { childrenOf } from '../nodes';
import { lowerExpression } from './expressions';
import { parametersOf } from './patterns';
import { lowerBlock } from './statements';
import { annotatedType, typeParametersOf } from './types';

/** An arrow function, `function (…) { … }` or the function of a declaration. */
export function lowerFunction(lowering: Lowering, node: SyntaxNode): LambdaExpression {
  const result = node.getChild('ReturnType');
  const body = childrenOf(node).at(-1);
  return {
    kind: 'lambda',
    typeParameters: typeParametersOf(lowering, node),
    parameters: parametersOf(lowering, node),
    ...(result && { result: annotatedType(lowering, result) }),
    body: lowerBody(lowering, node, body),
    // The node of an arrow function includes the whitespace before it.
    span: spanOf(lowering, { from: childrenOf(node)[0]?.from ?? node.from, to: node.to }),
  };
}

function lowerBody(lowering: Lowering, node: SyntaxNode, body: SyntaxNode | undefined) {
  if (!body || /^(ParameterList|Parameter|ReturnType|Operator)$/.test(body.name))
    return unreadable(lowering, node);
  return body.name === 'Block' ? lowerBlock(lowering, body) : lowerExpression(lowering, body);
}
