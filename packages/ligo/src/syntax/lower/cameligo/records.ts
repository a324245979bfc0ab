import type { SyntaxNode } from '@lezer/common';
import type { Expression, FieldAssignment, FieldUpdate } from '../../ast';
import { type Lowering, nameOf, spanOf, unreadable } from '../context';
import { type Attributed, attributed, childrenOf } from '../nodes';
import { expressionAmong, selectorsOf } from './expressions';

/** `{ a = 1; b }`. */
export function lowerRecord(lowering: Lowering, node: SyntaxNode): Expression {
  const fields = attributed(lowering, childrenOf(node)).map((field) => lowerAssignment(lowering, field));
  return { kind: 'record', fields, span: spanOf(lowering, node) };
}

function lowerAssignment(lowering: Lowering, { node, attributes }: Attributed): FieldAssignment {
  const name = nameOf(lowering, node.getChild('FieldName') ?? node);
  const value = assignedIn(lowering, node);
  return {
    name,
    value: value ?? { kind: 'variable', name, span: name.span },
    punned: !value,
    attributes,
    span: spanOf(lowering, node),
  };
}

/** `{ r with a.b = 1; c }`. */
export function lowerUpdate(lowering: Lowering, node: SyntaxNode): Expression {
  const children = childrenOf(node);
  const keyword = children.findIndex((child) => child.name === 'with');
  const updates = attributed(lowering, children.slice(keyword + 1)).filter(
    (found) => found.node.name === 'FieldUpdate',
  );
  return {
    kind: 'update',
    record: expressionAmong(lowering, children) ?? unreadable(lowering, node),
    updates: updates.map((update) => lowerFieldUpdate(lowering, update.node)),
    span: spanOf(lowering, node),
  };
}

function lowerFieldUpdate(lowering: Lowering, node: SyntaxNode): FieldUpdate {
  const children = childrenOf(node);
  const equals = children.findIndex((child) => child.name === 'Equals');
  const path = selectorsOf(lowering, equals < 0 ? children.slice(0, 1) : children.slice(0, equals));
  const value = assignedIn(lowering, node);
  const name = nameOf(lowering, children[0] ?? node);
  return {
    path,
    value: value ?? { kind: 'variable', name, span: name.span },
    punned: !value,
    span: spanOf(lowering, node),
  };
}

/** The expression after `=`. */
function assignedIn(lowering: Lowering, node: SyntaxNode): Expression | undefined {
  const children = childrenOf(node);
  const equals = children.findIndex((child) => child.name === 'Equals');
  return equals < 0
    ? undefined
    : (expressionAmong(lowering, children.slice(equals + 1)) ?? unreadable(lowering, node));
}
