import type { SyntaxNode } from '@lezer/common';
import type { Block, Statement, SwitchCase } from '../../ast';
import { type Lowering, spanOf, unreadable } from '../context';
import { type Attributed, attributed, childrenOf } from '../nodes';
import { lowerDeclaration } from './declarations';
import { expressionAmong, lowerExpression } from './expressions';
import { lowerFor, lowerForOf } from './loops';

export function lowerBlock(lowering: Lowering, node: SyntaxNode): Block {
  return {
    kind: 'block',
    statements: statementsAmong(lowering, childrenOf(node)),
    span: spanOf(lowering, node),
  };
}

export function statementsAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Statement[] {
  return attributed(lowering, nodes).flatMap((found) => lowerStatement(lowering, found));
}

/** The statement in a branch or a loop; a `const` with several bindings becomes a block. */
export function oneStatement(
  lowering: Lowering,
  found: Attributed | undefined,
  owner: SyntaxNode,
): Statement {
  if (!found) return unreadable(lowering, owner);
  const statements = lowerStatement(lowering, found);
  const [first] = statements;
  if (first && statements.length === 1) return first;
  return { kind: 'block', statements, span: spanOf(lowering, found.node) };
}

function lowerStatement(lowering: Lowering, found: Attributed): Statement[] {
  const { node } = found;
  const span = spanOf(lowering, node);
  const children = childrenOf(node);
  switch (node.name) {
    case 'Block':
      return [lowerBlock(lowering, node)];
    case 'IfStatement': {
      const [condition, then, otherwise] = attributed(
        lowering,
        children.filter((child) => child.name !== 'if' && child.name !== 'else'),
      );
      return [
        {
          kind: 'if',
          condition: condition ? lowerExpression(lowering, condition.node) : unreadable(lowering, node),
          consequence: oneStatement(lowering, then, node),
          ...(otherwise && { alternative: oneStatement(lowering, otherwise, node) }),
          span,
        },
      ];
    }
    case 'SwitchStatement':
      return [
        {
          kind: 'switch',
          subject: expressionAmong(lowering, children.slice(1)) ?? unreadable(lowering, node),
          cases: children.filter(isCase).map((child) => lowerCase(lowering, child)),
          span,
        },
      ];
    case 'ForStatement':
      return [lowerFor(lowering, node)];
    case 'ForOfStatement':
      return [lowerForOf(lowering, node)];
    case 'WhileStatement': {
      const [condition, body] = attributed(lowering, children.slice(1));
      return [
        {
          kind: 'while',
          condition: condition ? lowerExpression(lowering, condition.node) : unreadable(lowering, node),
          body: oneStatement(lowering, body, node),
          span,
        },
      ];
    }
    case 'ReturnStatement': {
      const value = expressionAmong(lowering, children.slice(1));
      return [{ kind: 'return', ...(value && { value }), span }];
    }
    case 'BreakStatement':
      return [{ kind: 'break', span }];
    case 'ContinueStatement':
      return [{ kind: 'continue', span }];
  }
  const declarations = lowerDeclaration(lowering, found, 'block');
  if (declarations) {
    return declarations.map((declaration) => ({ kind: 'declaration', declaration, span: declaration.span }));
  }
  return [{ kind: 'expression', expression: lowerExpression(lowering, node), span }];
}

function isCase(node: SyntaxNode): boolean {
  return node.name === 'SwitchCase' || node.name === 'SwitchDefault';
}

function lowerCase(lowering: Lowering, node: SyntaxNode): SwitchCase {
  const span = spanOf(lowering, node);
  const [, ...rest] = childrenOf(node);
  if (node.name === 'SwitchDefault') return { statements: statementsAmong(lowering, rest), span };
  const [value, ...statements] = rest;
  return {
    value: value ? lowerExpression(lowering, value) : unreadable(lowering, node),
    statements: statementsAmong(lowering, statements),
    span,
  };
}
