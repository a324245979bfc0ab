import type { SyntaxNode } from '@lezer/common';
import type { SignatureExpression, SignatureItem } from '../../ast';
import { type Lowering, nameOf, namesOf, spanOf, unreadable } from '../context';
import { type Attributed, attributed, childrenOf } from '../nodes';
import { typeAmong, typeInside } from './types';

/** `sig … end`, or the path of a signature. */
export function signatureAmong(
  lowering: Lowering,
  nodes: readonly SyntaxNode[],
): SignatureExpression | undefined {
  const body = nodes.find((node) => node.name === 'SignatureBody');
  if (body) {
    const inside = childrenOf(body).filter((child) => child.name !== 'sig' && child.name !== 'end');
    const items = attributed(lowering, inside).flatMap((found) => lowerItem(lowering, found));
    return { kind: 'body', items, span: spanOf(lowering, body) };
  }
  const path = nodes.filter((node) => node.name === 'ModuleName');
  const [first] = path;
  const last = path.at(-1);
  if (!first || !last) return undefined;
  return {
    kind: 'path',
    path: namesOf(lowering, path),
    span: spanOf(lowering, { from: first.from, to: last.to }),
  };
}

function lowerItem(lowering: Lowering, { node, attributes, from }: Attributed): SignatureItem[] {
  const span = spanOf(lowering, { from, to: node.to });
  const children = childrenOf(node);
  switch (node.name) {
    case 'ValueMember': {
      const name = node.getChild('VariableDefinition') ?? node;
      const annotation = node.getChild('TypeAnnotation');
      const type = annotation
        ? typeInside(lowering, annotation)
        : { ...unreadable(lowering, node), attributes: [] };
      return [{ kind: 'value', name: nameOf(lowering, name), type, optional: false, attributes, span }];
    }
    case 'TypeMember': {
      const name = node.getChild('TypeDefinition') ?? node;
      const equals = children.findIndex((child) => child.name === 'Equals');
      const body = equals < 0 ? undefined : typeAmong(lowering, children.slice(equals + 1));
      // The compiler parses type parameters here, and ignores them.
      return [
        {
          kind: 'type',
          name: nameOf(lowering, name),
          parameters: [],
          ...(body && { body }),
          attributes,
          span,
        },
      ];
    }
    case 'IncludeMember': {
      const signature = signatureAmong(lowering, children);
      return signature ? [{ kind: 'include', signature, span }] : [];
    }
    default:
      return [];
  }
}
