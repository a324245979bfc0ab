import type { SyntaxNode } from '@lezer/common';
import type { FieldPattern, Parameter, Pattern } from '../../ast';
import { type Lowering, nameOf, namesOf, spanOf, unreadable } from '../context';
import { literalOf } from '../literals';
import { type Attributed, attributed, childrenOf, signsBetween } from '../nodes';
import { typeInside } from './types';

/** The pattern of these nodes; several form a tuple. */
export function patternAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Pattern | undefined {
  const items = patternsAmong(lowering, nodes);
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last || items.length === 1) return first;
  return { kind: 'tuple', items, span: { ...first.span, to: last.span.to } };
}

function patternsAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Pattern[] {
  return attributed(lowering, nodes).map((found) => lowerPattern(lowering, found));
}

/** The parameters of `fun` or of a declaration, in order. */
export function parametersOf(lowering: Lowering, node: SyntaxNode): Parameter[] {
  const list = node.getChild('Parameters');
  if (!list) return [];
  return patternsAmong(lowering, childrenOf(list)).map((pattern) => ({ pattern, span: pattern.span }));
}

function lowerPattern(lowering: Lowering, { node, attributes }: Attributed): Pattern {
  const span = spanOf(lowering, node);
  const children = childrenOf(node);
  switch (node.name) {
    case 'VariableDefinition':
    case 'VariableName':
      return { kind: 'variable', name: nameOf(lowering, node), attributes, span };
    case 'ParenthesizedPattern':
      return lowerParenthesized(lowering, node);
    case 'TuplePattern':
      return { kind: 'tuple', items: patternsAmong(lowering, children), span };
    case 'ListPattern':
      return { kind: 'list', items: patternsAmong(lowering, children), span };
    case 'ConsPattern': {
      const [head, tail] = patternsAmong(
        lowering,
        children.filter((child) => child.name !== 'Operator'),
      );
      return head && tail ? { kind: 'cons', head, tail, span } : unreadable(lowering, node);
    }
    case 'ConstructorName':
      return { kind: 'constructor', name: nameOf(lowering, node), arguments: [], span };
    case 'ConstructorPattern':
      return constructorOf(lowering, children, node);
    case 'RecordPattern':
      return {
        kind: 'record',
        fields: attributed(lowering, children).map((field) => lowerField(lowering, field.node)),
        ignoresOthers: signsBetween(lowering, node).some((signs) => signs.includes('_')),
        span,
      };
    case 'QualifiedPattern': {
      const rest = children.filter((child) => child.name !== 'ModuleName');
      const isConstructor = rest[0]?.name === 'ConstructorName';
      return {
        kind: 'qualified',
        path: namesOf(lowering, node.getChildren('ModuleName')),
        pattern:
          (isConstructor ? constructorOf(lowering, rest, node) : patternAmong(lowering, rest)) ??
          unreadable(lowering, node),
        span,
      };
    }
  }
  const literal = literalOf(lowering, node);
  return literal ? { kind: 'literal', literal, span } : unreadable(lowering, node);
}

/** `(p)`, `(p : t)`, `(a, b)`, `(A x)`. */
function lowerParenthesized(lowering: Lowering, node: SyntaxNode): Pattern {
  const annotation = node.getChild('TypeAnnotation');
  const rest = childrenOf(node).filter((child) => child.name !== 'TypeAnnotation');
  const pattern = patternAmong(lowering, rest) ?? unreadable(lowering, node);
  if (!annotation) return pattern;
  const span = { ...pattern.span, to: annotation.to };
  return { kind: 'typed', pattern, type: typeInside(lowering, annotation), span };
}

function constructorOf(lowering: Lowering, children: readonly SyntaxNode[], node: SyntaxNode): Pattern {
  const [name, ...rest] = children;
  if (!name) return unreadable(lowering, node);
  const argument = patternAmong(lowering, rest);
  return {
    kind: 'constructor',
    name: nameOf(lowering, name),
    arguments: argument ? [argument] : [],
    span: spanOf(lowering, node),
  };
}

function lowerField(lowering: Lowering, node: SyntaxNode): FieldPattern {
  const name = nameOf(lowering, node.getChild('FieldName') ?? node);
  const rest = childrenOf(node).filter((child) => child.name !== 'FieldName' && child.name !== 'Equals');
  const pattern = patternAmong(lowering, rest);
  return {
    name,
    pattern: pattern ?? { kind: 'variable', name, attributes: [], span: name.span },
    punned: !pattern,
    span: spanOf(lowering, node),
  };
}
