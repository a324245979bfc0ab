/** `let … in`, sequences and loops. */
import type { SyntaxNode } from '@lezer/common';
import type { Declaration, Expression } from '../../ast';
import type { Span } from '../../source';
import { type Lowering, nameOf, spanOf, unreadable } from '../context';
import { childrenOf } from '../nodes';
import { lowerBinding } from './bindings';
import { lowerModuleDeclaration, lowerTypeDeclaration } from './declarations';
import { expressionAmong, expressionsAmong } from './expressions';
import { patternAmong } from './patterns';

/** The value of a sequence; a single expression is not wrapped, and an empty sequence is the unit. */
export function sequenceOf(lowering: Lowering, nodes: readonly SyntaxNode[], span: Span): Expression {
  const items = expressionsAmong(lowering, nodes);
  const [only] = items;
  return only && items.length === 1 ? only : { kind: 'sequence', items, span };
}

/** `let x = e in b`, `let mut`, `type t = … in b`, `module M = … in b`. */
export function lowerLocal(lowering: Lowering, node: SyntaxNode): Expression {
  const span = spanOf(lowering, node);
  const children = childrenOf(node);
  const keyword = children.findIndex((child) => child.name === 'in');
  const declaration = localDeclaration(lowering, node);
  const rest = keyword < 0 ? [] : children.slice(keyword + 1);
  const [first] = rest;
  if (!first) return { kind: 'local', declaration, body: unreadable(lowering, node), span };
  const body = sequenceOf(lowering, rest, spanOf(lowering, { from: first.from, to: node.to }));
  return { kind: 'local', declaration, body, span };
}

function localDeclaration(lowering: Lowering, node: SyntaxNode): Declaration {
  const binding = node.getChild('Binding');
  const type = node.getChild('TypeDeclaration');
  const module = node.getChild('ModuleDeclaration');
  const common = {
    attributes: [],
    exported: false,
    span: spanOf(lowering, binding ?? type ?? module ?? node),
  };
  if (binding) {
    const recursive = node.getChild('rec') !== null;
    const mutable = node.getChild('mut') !== null;
    return { ...lowerBinding(lowering, binding), recursive, mutable, ...common };
  }
  if (type) return { ...lowerTypeDeclaration(lowering, type), ...common };
  // Like the compiler, ignores the signature of a local module.
  if (module) return { ...lowerModuleDeclaration(lowering, module), signatures: [], ...common };
  return { kind: 'error', ...common };
}

/** `do … done` at the end of a loop. */
function bodyOf(lowering: Lowering, node: SyntaxNode): Expression {
  const children = childrenOf(node);
  const start = children.findIndex((child) => child.name === 'do');
  const inside = children.slice(start + 1).filter((child) => child.name !== 'done');
  const from = children[start]?.from ?? node.from;
  return sequenceOf(lowering, inside, spanOf(lowering, { from, to: node.to }));
}

export function lowerWhile(lowering: Lowering, node: SyntaxNode): Expression {
  return {
    kind: 'while',
    condition: expressionAmong(lowering, childrenOf(node).slice(1)) ?? unreadable(lowering, node),
    body: bodyOf(lowering, node),
    span: spanOf(lowering, node),
  };
}

export function lowerFor(lowering: Lowering, node: SyntaxNode): Expression {
  const children = childrenOf(node);
  const at = (name: string) => children.findIndex((child) => child.name === name);
  const variable = node.getChild('VariableDefinition');
  const direction = at('downto') < 0 ? 'up' : 'down';
  const middle = Math.max(at('upto'), at('downto'));
  if (!variable) return unreadable(lowering, node);
  return {
    kind: 'for-range',
    variable: nameOf(lowering, variable),
    first: expressionAmong(lowering, children.slice(at('Equals') + 1)) ?? unreadable(lowering, node),
    last:
      (middle >= 0 && expressionAmong(lowering, children.slice(middle + 1))) || unreadable(lowering, node),
    direction,
    body: bodyOf(lowering, node),
    span: spanOf(lowering, node),
  };
}

export function lowerForIn(lowering: Lowering, node: SyntaxNode): Expression {
  const children = childrenOf(node);
  const keyword = children.findIndex((child) => child.name === 'in');
  const header = children.slice(1, keyword < 0 ? undefined : keyword);
  return {
    kind: 'for-of',
    pattern: patternAmong(lowering, header) ?? unreadable(lowering, node),
    collection:
      (keyword >= 0 && expressionAmong(lowering, children.slice(keyword + 1))) || unreadable(lowering, node),
    body: bodyOf(lowering, node),
    span: spanOf(lowering, node),
  };
}
