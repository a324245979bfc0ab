import type { SyntaxNode } from '@lezer/common';
import type { Expression, MatchClause, Selector } from '../../ast';
import { withFile } from '../code';
import { type Lowering, nameOf, namesOf, refuse, spanOf, textOf, unreadable } from '../context';
import { literalOf } from '../literals';
import { attributed, childrenOf } from '../nodes';
import { cameligoOperator } from '../operators';
import { typeParametersOf } from './bindings';
import { lowerFor, lowerForIn, lowerLocal, lowerWhile, sequenceOf } from './blocks';
import { parametersOf, patternAmong } from './patterns';
import { lowerRecord, lowerUpdate } from './records';
import { typeAmong, typeInside } from './types';

/** The expression among these children. */
export function expressionAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Expression | undefined {
  return expressionsAmong(lowering, nodes)[0];
}

export function expressionsAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Expression[] {
  return attributed(lowering, nodes).map(({ node, attributes }) => {
    const expression = lowerExpression(lowering, node);
    if (attributes.length === 0 || expression.kind !== 'local') return expression;
    // Later stages ignore attributes of expressions, except those of `let … in`.
    return { ...expression, declaration: { ...expression.declaration, attributes } };
  });
}

function lowerExpression(lowering: Lowering, node: SyntaxNode): Expression {
  const span = spanOf(lowering, node);
  const children = childrenOf(node);
  const inside = () => expressionAmong(lowering, children) ?? unreadable(lowering, node);
  switch (node.name) {
    case 'ParenthesizedExpression':
      return inside();
    case 'VariableName':
      return { kind: 'variable', name: nameOf(lowering, node), span };
    case 'QualifiedName':
      return lowerQualified(lowering, node);
    case 'Projection':
      return {
        kind: 'projection',
        record: children[0] ? lowerExpression(lowering, children[0]) : unreadable(lowering, node),
        path: selectorsOf(lowering, children.slice(1)),
        span,
      };
    case 'ConstructorName':
      return { kind: 'constructor', name: nameOf(lowering, node), arguments: [], span };
    case 'Application':
      return lowerApplication(lowering, node);
    case 'Lambda':
      return lowerLambda(lowering, node);
    case 'LetExpression':
      return lowerLocal(lowering, node);
    case 'IfExpression': {
      const parts = children.filter((child) => !/^(if|then|else)$/.test(child.name));
      const [condition, then, otherwise] = expressionsAmong(lowering, parts);
      return {
        kind: 'if',
        condition: condition ?? unreadable(lowering, node),
        consequence: then ?? unreadable(lowering, node),
        ...(otherwise && { alternative: otherwise }),
        span,
      };
    }
    case 'MatchExpression':
      return {
        kind: 'match',
        subject: expressionAmong(lowering, children.slice(1)) ?? unreadable(lowering, node),
        clauses: node.getChildren('MatchClause').map((clause) => lowerClause(lowering, clause)),
        span,
      };
    case 'TupleExpression':
      return { kind: 'tuple', items: expressionsAmong(lowering, children), span };
    case 'ListExpression': {
      const values = expressionsAmong(lowering, children);
      return {
        kind: 'list',
        elements: values.map((value) => ({ spread: false, value, span: value.span })),
        span,
      };
    }
    case 'RecordExpression':
      return lowerRecord(lowering, node);
    case 'RecordUpdate':
      return lowerUpdate(lowering, node);
    case 'TypedExpression': {
      const annotation = node.getChild('TypeAnnotation');
      if (!annotation) return inside();
      return { kind: 'annotation', value: inside(), type: typeInside(lowering, annotation), span };
    }
    case 'Sequence':
      return sequenceOf(lowering, children.slice(1, -1), span);
    case 'AssignExpression': {
      const [target, ...rest] = children.filter((child) => child.name !== 'Operator');
      if (!target) break;
      const value = expressionAmong(lowering, rest) ?? unreadable(lowering, node);
      return { kind: 'assign', target: nameOf(lowering, target), path: [], value, span };
    }
    case 'WhileLoop':
      return lowerWhile(lowering, node);
    case 'ForLoop':
      return lowerFor(lowering, node);
    case 'ForInLoop':
      return lowerForIn(lowering, node);
    case 'UnaryExpression': {
      const operator = children[0]?.name === 'not' ? 'not' : '-';
      const operand = expressionAmong(lowering, children.slice(1)) ?? unreadable(lowering, node);
      return { kind: 'unary', operator, operand, span };
    }
    case 'BinaryExpression':
      return lowerBinary(lowering, node);
    case 'CodeInjection': {
      const [language, ...rest] = children;
      if (!language) break;
      const name = nameOf(lowering, language);
      const code = expressionAmong(lowering, rest) ?? unreadable(lowering, node);
      const written = { ...name, text: name.text.slice('[%'.length) };
      return withFile(lowering, { kind: 'code', language: written, code, span });
    }
    case 'ContractOf':
      return { kind: 'contract-of', path: namesOf(lowering, node.getChildren('ModuleName')), span };
  }
  const literal = literalOf(lowering, node);
  return literal ? { kind: 'literal', literal, span } : unreadable(lowering, node);
}

/** `M.x`, `M.x.f`, `M.(e)`. As in the compiler, `M.x` in `M.x.f` has the span of the whole. */
function lowerQualified(lowering: Lowering, node: SyntaxNode): Expression {
  const span = spanOf(lowering, node);
  const path = namesOf(lowering, node.getChildren('ModuleName'));
  const last = childrenOf(node).at(-1);
  if (last?.name === 'VariableName' || last?.name === 'or') {
    return { kind: 'member', path, name: nameOf(lowering, last), span };
  }
  if (last?.name === 'ParenthesizedExpression') {
    return { kind: 'open', path, body: lowerExpression(lowering, last), span };
  }
  const [root, ...steps] = last?.name === 'Projection' ? childrenOf(last) : [];
  if (root?.name === 'VariableName') {
    const record: Expression = { kind: 'member', path, name: nameOf(lowering, root), span };
    return { kind: 'projection', record, path: selectorsOf(lowering, steps), span };
  }
  const place = spanOf(lowering, last ?? node);
  refuse(
    lowering,
    'invalid-access',
    'The name of a value is expected after the dot of a module.',
    place,
    last?.name === 'ConstructorName'
      ? `Constructors are not qualified: write \`${textOf(lowering, last)}\`.`
      : undefined,
  );
  return unreadable(lowering, node);
}

export function selectorsOf(lowering: Lowering, steps: readonly SyntaxNode[]): Selector[] {
  return steps.map((step): Selector => {
    const span = spanOf(lowering, step);
    if (step.name !== 'Int') return { kind: 'field', name: nameOf(lowering, step).text, span };
    return { kind: 'index', index: BigInt(textOf(lowering, step).replaceAll('_', '')), span };
  });
}

function lowerApplication(lowering: Lowering, node: SyntaxNode): Expression {
  const span = spanOf(lowering, node);
  const [applied, ...given] = attributed(lowering, childrenOf(node));
  if (!applied) return unreadable(lowering, node);
  const values = given.map((argument) => lowerExpression(lowering, argument.node));
  if (applied.node.name === 'ConstructorName') {
    return { kind: 'constructor', name: nameOf(lowering, applied.node), arguments: values, span };
  }
  return { kind: 'call', callee: lowerExpression(lowering, applied.node), arguments: values, span };
}

function lowerLambda(lowering: Lowering, node: SyntaxNode): Expression {
  const children = childrenOf(node);
  const arrow = children.findIndex((child) => child.name === 'Operator');
  const start = children.findIndex((child) => child.name === 'Parameters');
  const result = arrow < 0 ? undefined : typeAmong(lowering, children.slice(start + 1, arrow));
  return {
    kind: 'lambda',
    typeParameters: typeParametersOf(lowering, node),
    parameters: parametersOf(lowering, node),
    ...(result && { result }),
    body: (arrow >= 0 && expressionAmong(lowering, children.slice(arrow + 1))) || unreadable(lowering, node),
    span: spanOf(lowering, node),
  };
}

function lowerClause(lowering: Lowering, node: SyntaxNode): MatchClause {
  const children = childrenOf(node);
  const arrow = children.findIndex((child) => child.name === 'Operator');
  return {
    pattern:
      patternAmong(lowering, arrow < 0 ? children : children.slice(0, arrow)) ?? unreadable(lowering, node),
    body: (arrow >= 0 && expressionAmong(lowering, children.slice(arrow + 1))) || unreadable(lowering, node),
    span: spanOf(lowering, node),
  };
}

function lowerBinary(lowering: Lowering, node: SyntaxNode): Expression {
  const children = childrenOf(node);
  const [left, sign, right] = attributed(lowering, children);
  const operator = sign && cameligoOperator(textOf(lowering, sign.node));
  if (!left || !sign || !operator) return unreadable(lowering, node);
  return {
    kind: 'binary',
    operator,
    operatorSpan: spanOf(lowering, sign.node),
    left: lowerExpression(lowering, left.node),
    right: right ? lowerExpression(lowering, right.node) : unreadable(lowering, node),
    span: spanOf(lowering, node),
  };
}
