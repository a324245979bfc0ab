import type { SyntaxNode } from '@lezer/common';
import type { Expression, FieldAssignment } from '../../ast';
import { type Lowering, refuse, spanOf, unreadable } from '../context';
import { type Attributed, attributed, childrenOf } from '../nodes';
import { expressionAmong } from './expressions';
import { propertyName } from './types';

/** `{ a: 1, b }`. */
export function lowerObject(lowering: Lowering, node: SyntaxNode): Expression {
  const properties = attributed(lowering, childrenOf(node));
  return {
    kind: 'record',
    fields: properties.map((property) => lowerProperty(lowering, property)),
    span: spanOf(lowering, node),
  };
}

/** `{ ...r, a: 1 }`. */
export function lowerUpdate(lowering: Lowering, node: SyntaxNode): Expression {
  const parts = attributed(
    lowering,
    childrenOf(node).filter((child) => child.name !== 'Operator'),
  );
  const [record, ...properties] = parts;
  return {
    kind: 'update',
    record: (record && expressionAmong(lowering, [record.node])) ?? unreadable(lowering, node),
    updates: properties.map((property) => {
      const { name, value, punned, span } = lowerProperty(lowering, property);
      return { path: [{ kind: 'field', name: name.text, span: name.span }], value, punned, span };
    }),
    span: spanOf(lowering, node),
  };
}

function lowerProperty(lowering: Lowering, { node, attributes }: Attributed): FieldAssignment {
  const children = childrenOf(node);
  const name = propertyName(lowering, node);
  const value = expressionAmong(lowering, children.slice(1));
  const id = children[0]?.name;
  if (id === 'Int' || id === 'String') {
    const place = value?.span ?? name.span;
    refuse(lowering, 'unsupported-field', 'The name of a field is written without quotes.', place);
  }
  return {
    name,
    value: value ?? { kind: 'variable', name, span: name.span },
    punned: !value,
    attributes,
    span: spanOf(lowering, node),
  };
}
