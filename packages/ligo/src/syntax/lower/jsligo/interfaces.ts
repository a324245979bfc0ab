import type { SyntaxNode } from '@lezer/common';
import type { SignatureDeclaration, SignatureExpression, SignatureItem } from '../../ast';
import { type Lowering, nameOf, namesOf, spanOf, unreadable } from '../context';
import { type Attributed, attributed, childrenOf, pathsIn, signsBetween } from '../nodes';
import { annotatedType, typeAmong, typeParametersOf } from './types';

export function lowerInterface(
  lowering: Lowering,
  node: SyntaxNode,
): Omit<SignatureDeclaration, 'attributes' | 'exported' | 'span'> {
  const name = node.getChild('InterfaceDefinition') ?? node;
  const body = node.getChildren('InterfaceBody').at(-1);
  return {
    kind: 'signature',
    name: nameOf(lowering, name),
    extends: signaturesAfter(lowering, node, 'extends'),
    body: body ? lowerBody(lowering, body) : { kind: 'body', items: [], span: spanOf(lowering, node) },
  };
}

/** The interfaces after `extends` or `implements`, up to the body. */
export function signaturesAfter(
  lowering: Lowering,
  node: SyntaxNode,
  keyword: string,
): SignatureExpression[] {
  const children = childrenOf(node);
  const start = children.findIndex((child) => child.name === keyword);
  if (start < 0) return [];
  return pathsIn(lowering, children.slice(start + 1, -1)).map((path): SignatureExpression => {
    const [first = node] = path;
    const last = path.at(-1) ?? first;
    if (first.name === 'InterfaceBody') return lowerBody(lowering, first);
    return {
      kind: 'path',
      path: namesOf(lowering, path),
      span: spanOf(lowering, { from: first.from, to: last.to }),
    };
  });
}

function lowerBody(lowering: Lowering, node: SyntaxNode): SignatureExpression {
  const items = attributed(lowering, childrenOf(node)).map((found) => lowerItem(lowering, found));
  return { kind: 'body', items, span: spanOf(lowering, node) };
}

function lowerItem(lowering: Lowering, { node, attributes, from }: Attributed): SignatureItem {
  const span = spanOf(lowering, { from, to: node.to });
  if (node.name === 'TypeMember') {
    const name = node.getChild('TypeDefinition') ?? node;
    const equals = childrenOf(node).findIndex((child) => child.name === 'Equals');
    const body = equals < 0 ? undefined : typeAmong(lowering, childrenOf(node).slice(equals + 1));
    return {
      kind: 'type',
      name: nameOf(lowering, name),
      parameters: typeParametersOf(lowering, node),
      ...(body && { body }),
      attributes,
      span,
    };
  }
  const name = node.getChild('VariableDefinition') ?? node;
  const annotation = node.getChild('TypeAnnotation');
  const optional =
    node.getChild('Operator') !== null || signsBetween(lowering, node).some((signs) => signs.includes('?'));
  return {
    kind: 'value',
    name: nameOf(lowering, name),
    type: annotation
      ? annotatedType(lowering, annotation)
      : { ...unreadable(lowering, node), attributes: [] },
    optional,
    attributes,
    span,
  };
}
