import type { SyntaxNode } from '@lezer/common';
import type { Attribute, Declaration, ValueDeclaration } from '../../ast';
import { type Lowering, nameOf, namesOf, refuse, spanOf, unreadable } from '../context';
import { lowerImportDirective, lowerIncludeDirective } from '../directives';
import { type Attributed, attributed, childrenOf } from '../nodes';
import { expressionAmong } from './expressions';
import { lowerFunction } from './functions';
import { lowerInterface, signaturesAfter } from './interfaces';
import { patternAmong } from './patterns';
import { annotatedType, typeAmong, typeParametersOf } from './types';

/** The context of a declaration: only a `let` in a block is mutable. */
type Place = 'top' | 'block';

/** The declarations of a program or a namespace; statements are not allowed there. */
export function declarationsAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Declaration[] {
  return attributed(lowering, nodes).flatMap((found): readonly Declaration[] => {
    const declarations = lowerDeclaration(lowering, found, 'top');
    if (declarations) return declarations;
    const span = spanOf(lowering, found.node);
    refuse(lowering, 'statement-at-top', 'Only declarations are allowed at the top level.', span);
    return [{ ...unreadable(lowering, found.node), attributes: found.attributes, exported: false }];
  });
}

/** The declarations in a statement; undefined if it is not a declaration. */
export function lowerDeclaration(
  lowering: Lowering,
  { node, attributes }: Attributed,
  place: Place,
): readonly Declaration[] | undefined {
  const common = { attributes, exported: isPublic(attributes), span: spanOf(lowering, node) };
  switch (node.name) {
    case 'ExportStatement': {
      const inside = attributed(lowering, childrenOf(node)).at(-1);
      const declarations = inside && lowerDeclaration(lowering, { ...inside, attributes }, place);
      return declarations?.map((declaration) => ({ ...declaration, exported: true })) ?? [];
    }
    case 'ValueDeclaration': {
      const mutable = place === 'block' && node.firstChild?.name === 'let';
      return node.getChildren('Binding').map((binding) => ({
        ...lowerBinding(lowering, binding),
        ...common,
        span: spanOf(lowering, binding),
        mutable,
      }));
    }
    case 'FunctionDeclaration': {
      const name = node.getChild('FunctionName') ?? node;
      const bound = nameOf(lowering, name);
      return [
        {
          kind: 'value',
          pattern: { kind: 'variable', name: bound, attributes: [], span: bound.span },
          typeParameters: [],
          value: lowerFunction(lowering, node),
          recursive: false,
          mutable: false,
          ...common,
        },
      ];
    }
    case 'TypeDeclaration': {
      const name = node.getChild('TypeDefinition') ?? node;
      const equals = childrenOf(node).findIndex((child) => child.name === 'Equals');
      const body = typeAmong(lowering, equals < 0 ? [] : childrenOf(node).slice(equals + 1));
      return [
        {
          kind: 'type',
          name: nameOf(lowering, name),
          parameters: typeParametersOf(lowering, node),
          body: body ?? { ...unreadable(lowering, node), attributes: [] },
          ...common,
        },
      ];
    }
    case 'NamespaceDeclaration': {
      const name = node.getChild('NamespaceDefinition') ?? node;
      const block = node.getChild('Block');
      return [
        {
          kind: 'module',
          name: nameOf(lowering, name),
          body: {
            kind: 'body',
            declarations: block ? declarationsAmong(lowering, childrenOf(block)) : [],
            span: spanOf(lowering, block ?? node),
          },
          signatures: signaturesAfter(lowering, node, 'implements'),
          ...common,
        },
      ];
    }
    case 'InterfaceDeclaration':
      return [{ ...lowerInterface(lowering, node), ...common }];
    case 'ImportDeclaration':
      return [lowerImport(lowering, node, attributes)];
    case 'ImportDirective':
      return [lowerImportDirective(lowering, node, common)];
    case 'IncludeDirective':
      return lowerIncludeDirective(lowering, node);
    default:
      return undefined;
  }
}

function lowerBinding(
  lowering: Lowering,
  node: SyntaxNode,
): Omit<ValueDeclaration, 'attributes' | 'exported' | 'span'> {
  const children = childrenOf(node);
  const annotation = node.getChild('TypeAnnotation');
  const equals = children.findIndex((child) => child.name === 'Equals');
  return {
    kind: 'value',
    pattern: patternAmong(lowering, children) ?? unreadable(lowering, node),
    typeParameters: [],
    ...(annotation && { type: annotatedType(lowering, annotation) }),
    value:
      (equals >= 0 && expressionAmong(lowering, children.slice(equals + 1))) || unreadable(lowering, node),
    recursive: false,
    mutable: false,
  };
}

/** `import M = N.O`; forms with a file name are parsed, but the compiler never finds the file. */
function lowerImport(lowering: Lowering, node: SyntaxNode, attributes: readonly Attribute[]): Declaration {
  const span = spanOf(lowering, node);
  const name = node.getChild('NamespaceDefinition');
  const path = namesOf(lowering, node.getChildren('NamespaceName'));
  const [first] = path;
  const last = path.at(-1);
  if (!name || !first || !last) {
    refuse(
      lowering,
      'import-from',
      'Files are not imported this way.',
      span,
      'Write `#import "file" "Name"`.',
    );
    return { kind: 'error', attributes, exported: false, span };
  }
  return {
    kind: 'module',
    name: nameOf(lowering, name),
    body: { kind: 'path', path, span: { ...first.span, to: last.span.to } },
    signatures: [],
    attributes,
    exported: true,
    span,
  };
}

const publicKeys = new Set(['public', 'entry', 'view', 'dyn_entry']);

/** The attributes nearest to the declaration take precedence. */
function isPublic(attributes: readonly Attribute[]): boolean {
  const deciding = attributes.filter(({ key }) => key === 'private' || publicKeys.has(key)).at(-1);
  return deciding !== undefined && deciding.key !== 'private';
}
