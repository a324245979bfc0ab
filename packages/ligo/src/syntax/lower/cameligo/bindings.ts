import type { SyntaxNode } from '@lezer/common';
import type { Expression, LambdaExpression, Name, ValueDeclaration } from '../../ast';
import { type Lowering, namesOf, spanOf, unreadable } from '../context';
import { childrenOf } from '../nodes';
import { expressionAmong } from './expressions';
import { parametersOf, patternAmong } from './patterns';
import { typeInside } from './types';

const afterPattern = new Set(['TypeParameters', 'Parameters', 'TypeAnnotation', 'Equals']);

/** `x : t = e`, `f (type a) (x : a) : t = e`; the latter binds a lambda. */
export function lowerBinding(
  lowering: Lowering,
  node: SyntaxNode,
): Pick<ValueDeclaration, 'kind' | 'pattern' | 'typeParameters' | 'type' | 'value'> {
  const children = childrenOf(node);
  const head = children.findIndex((child) => afterPattern.has(child.name));
  const equals = children.findIndex((child) => child.name === 'Equals');
  const annotation = node.getChild('TypeAnnotation');
  const type = annotation && typeInside(lowering, annotation);
  const body =
    (equals >= 0 && expressionAmong(lowering, children.slice(equals + 1))) || unreadable(lowering, node);
  const pattern = patternAmong(lowering, head < 0 ? children : children.slice(0, head));
  const bound = { kind: 'value', pattern: pattern ?? unreadable(lowering, node) } as const;
  const typeParameters = typeParametersOf(lowering, node);
  const parameters = parametersOf(lowering, node);
  if (parameters.length === 0) return { ...bound, typeParameters, ...(type && { type }), value: body };
  const lambda: LambdaExpression = {
    kind: 'lambda',
    typeParameters,
    parameters,
    ...(type && { result: type }),
    body,
    span: spanOf(lowering, { from: parameters[0]?.span.from ?? node.from, to: node.to }),
  };
  return { ...bound, typeParameters: [], value: lambda satisfies Expression };
}

/** `(type a b)`. */
export function typeParametersOf(lowering: Lowering, node: SyntaxNode): Name[] {
  return namesOf(lowering, node.getChild('TypeParameters')?.getChildren('TypeParameter') ?? []);
}
