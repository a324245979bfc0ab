import type { SyntaxNode } from '@lezer/common';
import type { Element, Expression, MatchClause, Selector } from '../../ast';
import { withFile } from '../code';
import { type Lowering, nameOf, namesOf, refuse, spanOf, textOf, unreadable } from '../context';
import { literalOf, stringOf } from '../literals';
import { attributed, childrenOf } from '../nodes';
import { jsligoOperator } from '../operators';
import { lowerAssignment, lowerIncrement } from './assignments';
import { lowerCall } from './calls';
import { lowerFunction } from './functions';
import { lowerObject, lowerUpdate } from './objects';
import { typedPattern } from './patterns';
import { lowerBlock } from './statements';
import { typeAmong } from './types';

/** The expression among these children; later stages ignore attributes of expressions. */
export function expressionAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Expression | undefined {
  const [first] = attributed(lowering, nodes);
  return first && lowerExpression(lowering, first.node);
}

export function expressionsAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Expression[] {
  return attributed(lowering, nodes).map(({ node }) => lowerExpression(lowering, node));
}

/** The expression at `index` among the children, or an error node. */
function part(
  lowering: Lowering,
  node: SyntaxNode,
  children: readonly SyntaxNode[],
  index: number,
): Expression {
  const found = attributed(lowering, children)[index];
  return found ? lowerExpression(lowering, found.node) : unreadable(lowering, node);
}

export function lowerExpression(lowering: Lowering, node: SyntaxNode): Expression {
  const span = spanOf(lowering, node);
  const children = childrenOf(node);
  switch (node.name) {
    case 'ParenthesizedExpression':
      return part(lowering, node, children, 0);
    case 'VariableName':
      return { kind: 'variable', name: nameOf(lowering, node), span };
    case 'QualifiedName':
      return lowerQualified(lowering, node);
    case 'MemberExpression':
      return lowerMember(lowering, node);
    case 'CallExpression':
      return lowerCall(lowering, node);
    case 'ConstructorCall':
      return {
        kind: 'constructor',
        name: nameOf(lowering, children[0] ?? node),
        arguments: expressionsAmong(lowering, childrenOf(node.getChild('Arguments') ?? node)),
        span,
      };
    case 'ArrowFunction':
    case 'FunctionExpression':
      return lowerFunction(lowering, node);
    case 'ConditionalExpression': {
      const parts = children.filter((child) => child.name !== 'Operator');
      return {
        kind: 'if',
        condition: part(lowering, node, parts, 0),
        consequence: part(lowering, node, parts, 1),
        alternative: part(lowering, node, parts, 2),
        span,
      };
    }
    case 'MatchExpression':
      return {
        kind: 'match',
        subject: part(lowering, node, children.slice(1), 0),
        clauses: children.filter(isClause).map((clause) => lowerClause(lowering, clause)),
        span,
      };
    case 'ArrayExpression':
      return { kind: 'array', elements: elementsOf(lowering, node), span };
    case 'ObjectExpression':
      return lowerObject(lowering, node);
    case 'ObjectUpdate':
      return lowerUpdate(lowering, node);
    case 'TypedExpression':
      return lowerTyped(lowering, node);
    case 'AssignmentExpression':
      return lowerAssignment(lowering, node);
    case 'UpdateExpression':
      return lowerIncrement(lowering, node);
    case 'UnaryExpression': {
      const operator = textOf(lowering, children[0] ?? node) === '-' ? '-' : 'not';
      return { kind: 'unary', operator, operand: part(lowering, node, children.slice(1), 0), span };
    }
    case 'BinaryExpression':
      return lowerBinary(lowering, node);
    case 'CodeInjection': {
      const [language = node, code = node] = children;
      return withFile(lowering, {
        kind: 'code',
        language: nameOf(lowering, language),
        code: lowerExpression(lowering, code === node ? language : code),
        span,
      });
    }
    case 'ContractOf':
      return { kind: 'contract-of', path: namesOf(lowering, node.getChildren('NamespaceName')), span };
    case 'DoExpression': {
      const block = node.getChild('Block');
      return block ? { kind: 'do', block: lowerBlock(lowering, block), span } : unreadable(lowering, node);
    }
  }
  const literal = literalOf(lowering, node);
  return literal ? { kind: 'literal', literal, span } : unreadable(lowering, node);
}

function elementsOf(lowering: Lowering, node: SyntaxNode): Element[] {
  return attributed(lowering, childrenOf(node)).map(({ node: item }) => {
    const spread = item.name === 'Spread';
    const inside = spread ? childrenOf(item).filter((child) => child.name !== 'Operator') : [item];
    return { spread, value: part(lowering, item, inside, 0), span: spanOf(lowering, item) };
  });
}

/** `M.x`, `M.x.f`. As in the compiler, `M.x` in `M.x.f` has the span of the whole. */
function lowerQualified(lowering: Lowering, node: SyntaxNode): Expression {
  const span = spanOf(lowering, node);
  const path = namesOf(lowering, node.getChildren('NamespaceName'));
  const last = childrenOf(node).at(-1);
  if (last?.name === 'VariableName') return { kind: 'member', path, name: nameOf(lowering, last), span };
  const root = last?.name === 'MemberExpression' ? childrenOf(last)[0] : undefined;
  if (last && root?.name === 'VariableName') {
    const record: Expression = { kind: 'member', path, name: nameOf(lowering, root), span };
    return { kind: 'projection', record, path: selectorsOf(lowering, last), span };
  }
  refuse(
    lowering,
    'invalid-access',
    'The name of a value is expected after the dot of a namespace.',
    spanOf(lowering, last ?? node),
  );
  return unreadable(lowering, node);
}

function lowerMember(lowering: Lowering, node: SyntaxNode): Expression {
  const [root] = childrenOf(node);
  return {
    kind: 'projection',
    record: root ? lowerExpression(lowering, root) : unreadable(lowering, node),
    path: selectorsOf(lowering, node),
    span: spanOf(lowering, node),
  };
}

/** The selectors after the root in `r.f["g"][0]`. */
export function selectorsOf(lowering: Lowering, node: SyntaxNode): Selector[] {
  return childrenOf(node)
    .slice(1)
    .map((step): Selector => {
      const span = spanOf(lowering, step);
      const text = textOf(lowering, step);
      if (step.name === 'Int') return { kind: 'index', index: BigInt(text.replaceAll('_', '')), span };
      const name = step.name === 'String' ? stringOf(text) : nameOf(lowering, step).text;
      return { kind: 'field', name, span };
    });
}

function isClause(node: SyntaxNode): boolean {
  return node.name === 'MatchClause' || node.name === 'MatchDefault';
}

function lowerClause(lowering: Lowering, node: SyntaxNode): MatchClause {
  const span = spanOf(lowering, node);
  const keyword = node.firstChild ?? node;
  const parts = attributed(lowering, childrenOf(node).slice(1));
  const last = parts.at(-1);
  const body = last ? lowerExpression(lowering, last.node) : unreadable(lowering, node);
  if (node.name === 'MatchClause') return { pattern: typedPattern(lowering, node), body, span };
  const name = { text: '_', span: spanOf(lowering, keyword) };
  return { pattern: { kind: 'variable', name, attributes: [], span: name.span }, body, span };
}

/** `e as t`. A type after a code injection belongs to it; `1 as mutez` is a literal. */
function lowerTyped(lowering: Lowering, node: SyntaxNode): Expression {
  const span = spanOf(lowering, node);
  const children = childrenOf(node);
  const as = children.findIndex((child) => child.name === 'as');
  const value = part(lowering, node, children.slice(0, as < 0 ? undefined : as), 0);
  const type = as < 0 ? undefined : typeAmong(lowering, children.slice(as + 1));
  if (!type) return value;
  if (value.kind === 'code') {
    return { ...value, code: { kind: 'annotation', value: value.code, type, span }, span };
  }
  const isMutez = type.kind === 'name' && type.path.length === 0 && type.name.text === 'mutez';
  if (isMutez && value.kind === 'literal' && value.literal.kind === 'int') {
    return { kind: 'literal', literal: { kind: 'mutez', value: value.literal.value }, span };
  }
  return { kind: 'annotation', value, type, span };
}

function lowerBinary(lowering: Lowering, node: SyntaxNode): Expression {
  const children = childrenOf(node);
  const sign = children.find((child) => child.name === 'Operator');
  const operator = sign && jsligoOperator(textOf(lowering, sign));
  if (!sign || !operator) return unreadable(lowering, node);
  const operands = children.filter((child) => child !== sign);
  return {
    kind: 'binary',
    operator,
    operatorSpan: spanOf(lowering, sign),
    left: part(lowering, node, operands, 0),
    right: part(lowering, node, operands, 1),
    span: spanOf(lowering, node),
  };
}
