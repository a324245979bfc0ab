import type { SyntaxNode } from '@lezer/common';
import type { FieldPattern, Parameter, Pattern } from '../../ast';
import { type Lowering, nameOf, namesOf, refuse, spanOf, unreadable } from '../context';
import { literalOf } from '../literals';
import { type Attributed, attributed, childrenOf } from '../nodes';
import { annotatedType, propertyName } from './types';

/** The pattern among these children: the first that is not an attribute. */
export function patternAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Pattern | undefined {
  const [first] = attributed(lowering, nodes);
  return first && lowerPattern(lowering, first);
}

/** A pattern with its optional type annotation. */
export function typedPattern(lowering: Lowering, node: SyntaxNode): Pattern {
  const parts = childrenOf(node).filter((child) => child.name !== 'when');
  const pattern = patternAmong(lowering, parts) ?? unreadable(lowering, node);
  const annotation = node.getChild('TypeAnnotation');
  if (!annotation) return pattern;
  const span = { ...pattern.span, to: annotation.to };
  return { kind: 'typed', pattern, type: annotatedType(lowering, annotation), span };
}

/** The parameters of a function, with or without parentheses. */
export function parametersOf(lowering: Lowering, node: SyntaxNode): Parameter[] {
  const list = node.getChild('ParameterList') ?? node;
  return list
    .getChildren('Parameter')
    .map((parameter) => ({ pattern: typedPattern(lowering, parameter), span: spanOf(lowering, parameter) }));
}

function lowerPattern(lowering: Lowering, { node, attributes }: Attributed): Pattern {
  const span = spanOf(lowering, node);
  const children = childrenOf(node);
  switch (node.name) {
    case 'VariableDefinition':
    case 'VariableName':
      return { kind: 'variable', name: nameOf(lowering, node), attributes, span };
    case 'ObjectPattern':
      return {
        kind: 'record',
        fields: attributed(lowering, children).map((field) => lowerField(lowering, field.node)),
        ignoresOthers: false,
        span,
      };
    case 'ArrayPattern':
      return lowerArray(lowering, node);
    case 'ConstructorPattern': {
      const name = node.getChild('ConstructorName') ?? node;
      const given = node.getChild('PatternArguments');
      return {
        kind: 'constructor',
        name: nameOf(lowering, name),
        arguments: given ? patternsAmong(lowering, childrenOf(given)) : [],
        span,
      };
    }
    case 'QualifiedPattern':
      return {
        kind: 'qualified',
        path: namesOf(lowering, node.getChildren('NamespaceName')),
        pattern: patternAmong(lowering, children.slice(-1)) ?? unreadable(lowering, node),
        span,
      };
  }
  const literal = literalOf(lowering, node);
  return literal ? { kind: 'literal', literal, span } : unreadable(lowering, node);
}

function patternsAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Pattern[] {
  return attributed(lowering, nodes).map((found) => lowerPattern(lowering, found));
}

function lowerField(lowering: Lowering, node: SyntaxNode): FieldPattern {
  const name = propertyName(lowering, node);
  const pattern = patternAmong(lowering, childrenOf(node).slice(1));
  return {
    name,
    pattern: pattern ?? { kind: 'variable', name, attributes: [], span: name.span },
    punned: !pattern,
    span: spanOf(lowering, node),
  };
}

/** Brackets are a list if they are empty or end with a spread, and a tuple otherwise. */
function lowerArray(lowering: Lowering, node: SyntaxNode): Pattern {
  const span = spanOf(lowering, node);
  const items = attributed(lowering, childrenOf(node));
  if (items.length === 0) return { kind: 'list', items: [], span };
  const patterns = items.map((item, index): Pattern => {
    if (item.node.name !== 'Spread') return lowerPattern(lowering, item);
    if (index < items.length - 1) {
      refuse(
        lowering,
        'misplaced-rest',
        'Only the last part of a list pattern may be spread.',
        spanOf(lowering, item.node),
      );
    }
    const inside = childrenOf(item.node).filter((child) => child.name !== 'Operator');
    return patternAmong(lowering, inside) ?? unreadable(lowering, item.node);
  });
  const [last] = patterns.slice(-1);
  if (!last || items.at(-1)?.node.name !== 'Spread') return { kind: 'tuple', items: patterns, span };
  return patterns
    .slice(0, -1)
    .reduceRight<Pattern>((tail, head) => ({ kind: 'cons', head, tail, span }), last);
}
