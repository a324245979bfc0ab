import type { SyntaxNode } from '@lezer/common';
import type { Statement } from '../../ast';
import { type Lowering, spanOf, unreadable } from '../context';
import { attributed, childrenOf, signsBetween } from '../nodes';
import { expressionAmong, expressionsAmong } from './expressions';
import { patternAmong } from './patterns';
import { oneStatement, statementsAmong } from './statements';

/** The parts of `for (initial; condition; update) body`; the separators have no nodes. */
interface ForParts {
  readonly initial: SyntaxNode[];
  readonly condition: SyntaxNode[];
  readonly update: SyntaxNode[];
  readonly body: SyntaxNode[];
}

export function lowerFor(lowering: Lowering, node: SyntaxNode): Statement {
  const parts = forParts(lowering, node);
  const condition = expressionAmong(lowering, parts.condition);
  const [body] = attributed(lowering, parts.body);
  return {
    kind: 'for',
    initial: statementsAmong(lowering, parts.initial),
    ...(condition && { condition }),
    update: expressionsAmong(lowering, parts.update),
    ...(body && { body: oneStatement(lowering, body, node) }),
    span: spanOf(lowering, node),
  };
}

function forParts(lowering: Lowering, node: SyntaxNode): ForParts {
  const signs = signsBetween(lowering, node);
  const order = ['initial', 'condition', 'update', 'body'] as const;
  const parts: ForParts = { initial: [], condition: [], update: [], body: [] };
  let at = 0;
  childrenOf(node).forEach((child, index) => {
    for (const sign of signs[index] ?? '') {
      if (sign === ')') at = 3;
      else if (sign === ';' && at < 2) at++;
    }
    if (child.name !== 'for') parts[order[at] ?? 'body'].push(child);
  });
  return parts;
}

export function lowerForOf(lowering: Lowering, node: SyntaxNode): Statement {
  const children = childrenOf(node);
  const of = children.findIndex((child) => child.name === 'of');
  const header = children.slice(1, of < 0 ? undefined : of);
  const [collection, body] = attributed(lowering, of < 0 ? [] : children.slice(of + 1));
  return {
    kind: 'for-of',
    mutable: header[0]?.name === 'let',
    pattern: patternAmong(lowering, header.slice(1)) ?? unreadable(lowering, node),
    collection: (collection && expressionAmong(lowering, [collection.node])) ?? unreadable(lowering, node),
    body: oneStatement(lowering, body, node),
    span: spanOf(lowering, node),
  };
}
