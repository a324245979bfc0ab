import type { SyntaxNode } from '@lezer/common';
import type { ConstructorType, FieldType, FunctionTypeParameter, Name, TypeExpression } from '../../ast';
import { type Lowering, nameOf, namesOf, spanOf, textOf, unreadable } from '../context';
import { literalOf, stringOf } from '../literals';
import { type Attributed, attributed, childrenOf } from '../nodes';

/** The type among these children; the last one if there are several. */
export function typeAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): TypeExpression | undefined {
  const found = attributed(lowering, nodes).at(-1);
  return found && lowerType(lowering, found);
}

/** The type in an annotation (`: t`). */
export function annotatedType(lowering: Lowering, node: SyntaxNode): TypeExpression {
  return typeAmong(lowering, childrenOf(node)) ?? { ...unreadable(lowering, node), attributes: [] };
}

function lowerType(lowering: Lowering, { node, attributes, from }: Attributed): TypeExpression {
  const span = spanOf(lowering, { from, to: node.to });
  const common = { span, attributes };
  const children = childrenOf(node);
  switch (node.name) {
    case 'ParenthesizedType':
    case 'ReturnType':
    case 'TypeAnnotation': {
      const inner = typeAmong(lowering, children) ?? { ...unreadable(lowering, node), attributes: [] };
      return attributes.length > 0 ? { ...inner, attributes: [...attributes, ...inner.attributes] } : inner;
    }
    case 'FunctionType':
      return { kind: 'function', ...functionParts(lowering, node), ...common };
    case 'ForAll':
      return {
        kind: 'forall',
        parameters: typeParametersOf(lowering, node),
        body: annotatedType(lowering, node),
        ...common,
      };
    case 'UnionType':
      return lowerUnion(lowering, node, common);
    case 'ArrayType':
      return { kind: 'tuple', items: typesAmong(lowering, children), ...common };
    case 'ObjectType':
      return {
        kind: 'record',
        fields: attributed(lowering, children).map((field) => lowerField(lowering, field)),
        ...common,
      };
    case 'NamedType':
      return lowerNamed(lowering, children, common) ?? { ...unreadable(lowering, node), attributes };
    case 'ParameterOfType':
      return { kind: 'parameter-of', path: namesOf(lowering, node.getChildren('NamespaceName')), ...common };
    case 'String':
    case 'Int':
    case 'Nat': {
      const literal = literalOf(lowering, node);
      if (literal?.kind === 'string') return { kind: 'literal', literal, ...common };
      if (literal?.kind === 'int' || literal?.kind === 'nat') return { kind: 'literal', literal, ...common };
      break;
    }
  }
  return { ...unreadable(lowering, node), attributes };
}

type Common = Pick<TypeExpression, 'span' | 'attributes'>;

function typesAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): TypeExpression[] {
  return attributed(lowering, nodes).map((found) => lowerType(lowering, found));
}

function lowerNamed(lowering: Lowering, children: SyntaxNode[], common: Common): TypeExpression | undefined {
  const name = children.find((child) => child.name === 'TypeName');
  const given = children.find((child) => child.name === 'TypeArguments');
  return (
    name && {
      kind: 'name',
      path: namesOf(
        lowering,
        children.filter((child) => child.name === 'NamespaceName'),
      ),
      name: nameOf(lowering, name),
      arguments: given ? typesAmong(lowering, childrenOf(given)) : [],
      ...common,
    }
  );
}

function functionParts(lowering: Lowering, node: SyntaxNode) {
  const list = node.getChild('ParameterList');
  const parameters = (list?.getChildren('Parameter') ?? []).map((parameter): FunctionTypeParameter => {
    const name = parameter.getChild('VariableDefinition');
    const annotation = parameter.getChild('TypeAnnotation');
    return {
      ...(name && { name: nameOf(lowering, name) }),
      type: annotatedType(lowering, annotation ?? parameter),
      span: spanOf(lowering, parameter),
    };
  });
  const rest = childrenOf(node).filter(
    (child) => child.name !== 'ParameterList' && child.name !== 'Operator',
  );
  const result = typeAmong(lowering, rest) ?? { ...unreadable(lowering, node), attributes: [] };
  return { parameters, result };
}

/** Arrays that all begin with a string are variants; anything else is a union of types. */
function lowerUnion(lowering: Lowering, node: SyntaxNode, common: Common): TypeExpression {
  const summands = childrenOf(node).filter((child) => child.name !== 'Operator');
  const members = attributed(lowering, summands);
  const constructors = members.map((member) => constructorOf(lowering, member));
  if (constructors.every((found) => found !== undefined)) {
    return { kind: 'sum', constructors, ...common };
  }
  return { kind: 'union', members: members.map((member) => lowerType(lowering, member)), ...common };
}

function constructorOf(
  lowering: Lowering,
  { node, attributes, from }: Attributed,
): ConstructorType | undefined {
  if (node.name !== 'ArrayType') return undefined;
  const [first, ...rest] = childrenOf(node);
  if (first?.name !== 'String') return undefined;
  return {
    name: quotedName(lowering, first),
    arguments: typesAmong(lowering, rest),
    attributes,
    span: spanOf(lowering, { from, to: node.to }),
  };
}

function quotedName(lowering: Lowering, node: SyntaxNode): Name {
  return { text: stringOf(textOf(lowering, node)), span: spanOf(lowering, node) };
}

function lowerField(lowering: Lowering, { node, attributes }: Attributed): FieldType {
  const annotation = node.getChild('TypeAnnotation');
  return {
    name: propertyName(lowering, node),
    ...(annotation && { type: annotatedType(lowering, annotation) }),
    attributes,
    span: spanOf(lowering, node),
  };
}

/** The name of a property: an identifier, a number or a string. */
export function propertyName(lowering: Lowering, property: SyntaxNode): Name {
  const [id] = childrenOf(property);
  if (!id) return { text: '', span: spanOf(lowering, property) };
  return id.name === 'String' ? quotedName(lowering, id) : nameOf(lowering, id);
}

/** `<a, b>` of a function, a type or an annotation. */
export function typeParametersOf(lowering: Lowering, node: SyntaxNode): Name[] {
  return namesOf(lowering, node.getChild('TypeParameters')?.getChildren('TypeParameter') ?? []);
}
