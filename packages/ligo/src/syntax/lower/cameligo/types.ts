import type { SyntaxNode } from '@lezer/common';
import type { ConstructorType, FieldType, Name, TypeExpression } from '../../ast';
import { type Lowering, nameOf, namesOf, spanOf, unreadable } from '../context';
import { literalOf } from '../literals';
import { type Attributed, attributed, childrenOf } from '../nodes';

/** The type among these children; the last one if there are several. */
export function typeAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): TypeExpression | undefined {
  const found = attributed(lowering, nodes).at(-1);
  return found && lowerType(lowering, found);
}

/** The type inside a node such as an annotation (`: t`). */
export function typeInside(lowering: Lowering, node: SyntaxNode): TypeExpression {
  return typeAmong(lowering, childrenOf(node)) ?? { ...unreadable(lowering, node), attributes: [] };
}

function typesAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): TypeExpression[] {
  return attributed(lowering, nodes)
    .filter(({ node }) => node.name !== 'Operator')
    .map((found) => lowerType(lowering, found));
}

function lowerType(lowering: Lowering, { node, attributes, from }: Attributed): TypeExpression {
  const common = { attributes, span: spanOf(lowering, { from, to: node.to }) };
  const children = childrenOf(node);
  switch (node.name) {
    case 'ParenthesizedType': {
      const inner = typeInside(lowering, node);
      return attributes.length > 0 ? { ...inner, attributes: [...attributes, ...inner.attributes] } : inner;
    }
    case 'FunctionType': {
      const [parameter, result] = typesAmong(lowering, children);
      if (!parameter || !result) break;
      return { kind: 'function', parameters: [{ type: parameter, span: parameter.span }], result, ...common };
    }
    case 'ForAll':
      return {
        kind: 'forall',
        parameters: namesOf(lowering, node.getChildren('TypeVariable')),
        body: typeInside(lowering, node),
        ...common,
      };
    case 'TupleType':
      return { kind: 'tuple', items: typesAmong(lowering, children), ...common };
    case 'SumType':
      return {
        kind: 'sum',
        constructors: attributed(lowering, children).map((variant) => lowerVariant(lowering, variant)),
        ...common,
      };
    case 'RecordType':
      return {
        kind: 'record',
        fields: attributed(lowering, children).map((field) => lowerField(lowering, field)),
        ...common,
      };
    case 'TypeVariable':
      return { kind: 'variable', name: nameOf(lowering, node), ...common };
    case 'ParameterOfType':
      return { kind: 'parameter-of', path: namesOf(lowering, node.getChildren('ModuleName')), ...common };
    case 'NamedType':
    case 'TypeApplication':
      return lowerNamed(lowering, node, common) ?? { ...unreadable(lowering, node), attributes };
    case 'QualifiedType':
      return {
        kind: 'open',
        path: namesOf(lowering, node.getChildren('ModuleName')),
        body: typeInside(lowering, node),
        ...common,
      };
    case 'String':
    case 'Int': {
      const literal = literalOf(lowering, node);
      if (literal?.kind === 'string') return { kind: 'literal', literal, ...common };
      if (literal?.kind === 'int') return { kind: 'literal', literal, ...common };
    }
  }
  return { ...unreadable(lowering, node), attributes };
}

type Common = Pick<TypeExpression, 'span' | 'attributes'>;

function lowerNamed(lowering: Lowering, node: SyntaxNode, common: Common): TypeExpression | undefined {
  const children = childrenOf(node);
  const isPart = (child: SyntaxNode) => child.name === 'ModuleName' || child.name === 'TypeName';
  const name = children.at(-1);
  if (name?.name !== 'TypeName') return undefined;
  const [argument] = children.filter((child) => !isPart(child));
  return {
    kind: 'name',
    path: namesOf(lowering, node.getChildren('ModuleName')),
    name: nameOf(lowering, name),
    arguments: argument ? argumentsOf(lowering, argument) : [],
    ...common,
  };
}

function argumentsOf(lowering: Lowering, node: SyntaxNode): TypeExpression[] {
  return typesAmong(lowering, node.name === 'TypeArguments' ? childrenOf(node) : [node]);
}

function lowerVariant(lowering: Lowering, { node, attributes, from }: Attributed): ConstructorType {
  const name = node.getChild('ConstructorName') ?? node;
  const rest = childrenOf(node).filter((child) => child.name !== 'ConstructorName' && child.name !== 'of');
  const argument = typeAmong(lowering, rest);
  return {
    name: nameOf(lowering, name),
    arguments: argument ? [argument] : [],
    attributes,
    span: spanOf(lowering, { from, to: node.to }),
  };
}

function lowerField(lowering: Lowering, { node, attributes, from }: Attributed): FieldType {
  const annotation = node.getChild('TypeAnnotation');
  return {
    name: nameOf(lowering, node.getChild('FieldName') ?? node),
    ...(annotation && { type: typeInside(lowering, annotation) }),
    attributes,
    span: spanOf(lowering, { from, to: node.to }),
  };
}

/** The parameters before the name of a declared type: `'a`, `('a, _)`. `_` has no node. */
export function typeVariablesOf(lowering: Lowering, node: SyntaxNode): Name[] {
  const names: Name[] = [];
  let end = node.from;
  for (let child = node.firstChild; child && child.name !== 'TypeDefinition'; child = child.nextSibling) {
    names.push(...wildcards(lowering, end, child.from));
    if (child.name === 'TypeVariable') names.push(nameOf(lowering, child));
    end = child.to;
  }
  const name = node.getChild('TypeDefinition');
  return name ? [...names, ...wildcards(lowering, end, name.from)] : names;
}

function wildcards(lowering: Lowering, from: number, to: number): Name[] {
  const signs = lowering.text.slice(from, to).matchAll(/_/g);
  return Array.from(signs, ({ index }) => {
    const at = from + index;
    return { text: '_', span: spanOf(lowering, { from: at, to: at + 1 }) };
  });
}
