import type { SyntaxNode } from '@lezer/common';
import type { Attribute, Declaration, ModuleExpression } from '../../ast';
import { type Lowering, nameOf, namesOf, spanOf, unreadable } from '../context';
import { lowerImportDirective, lowerIncludeDirective } from '../directives';
import { type Attributed, attributed, childrenOf } from '../nodes';
import { lowerBinding } from './bindings';
import { signatureAmong } from './signatures';
import { typeAmong, typeVariablesOf } from './types';

/** The declarations of a program or of a module. */
export function declarationsAmong(lowering: Lowering, nodes: readonly SyntaxNode[]): Declaration[] {
  return attributed(lowering, nodes).flatMap((found) => lowerDeclaration(lowering, found));
}

function lowerDeclaration(lowering: Lowering, { node, attributes }: Attributed): readonly Declaration[] {
  const common = { attributes, exported: !isPrivate(attributes), span: spanOf(lowering, node) };
  switch (node.name) {
    case 'LetDeclaration': {
      const binding = node.getChild('Binding');
      if (!binding) break;
      const recursive = node.getChild('rec') !== null;
      return [{ ...lowerBinding(lowering, binding), recursive, mutable: false, ...common }];
    }
    case 'TypeDeclaration':
      return [{ ...lowerTypeDeclaration(lowering, node), ...common }];
    case 'ModuleDeclaration':
      return [{ ...lowerModuleDeclaration(lowering, node), ...common }];
    case 'SignatureDeclaration': {
      const name = node.getChild('ModuleDefinition') ?? node;
      return [
        {
          kind: 'signature',
          name: nameOf(lowering, name),
          extends: [],
          body: signatureAmong(lowering, childrenOf(node)) ?? { kind: 'body', items: [], span: common.span },
          ...common,
        },
      ];
    }
    case 'IncludeDeclaration':
      return [{ kind: 'include', module: moduleAmong(lowering, childrenOf(node), node), ...common }];
    case 'ImportDirective': {
      const exported = attributes.some(({ key }) => key === 'public');
      return [lowerImportDirective(lowering, node, { ...common, exported })];
    }
    case 'IncludeDirective':
      return lowerIncludeDirective(lowering, node);
  }
  return [{ ...unreadable(lowering, node), attributes, exported: false }];
}

export function lowerTypeDeclaration(lowering: Lowering, node: SyntaxNode) {
  const name = node.getChild('TypeDefinition') ?? node;
  const children = childrenOf(node);
  const equals = children.findIndex((child) => child.name === 'Equals');
  const body = equals < 0 ? undefined : typeAmong(lowering, children.slice(equals + 1));
  return {
    kind: 'type',
    name: nameOf(lowering, name),
    parameters: typeVariablesOf(lowering, node),
    body: body ?? { ...unreadable(lowering, node), attributes: [] },
  } as const;
}

export function lowerModuleDeclaration(lowering: Lowering, node: SyntaxNode) {
  const name = node.getChild('ModuleDefinition') ?? node;
  const children = childrenOf(node);
  const equals = children.findIndex((child) => child.name === 'Equals');
  const start = children.findIndex((child) => child.name === 'ModuleDefinition');
  const signature = signatureAmong(lowering, children.slice(start + 1, equals < 0 ? undefined : equals));
  return {
    kind: 'module',
    name: nameOf(lowering, name),
    body: moduleAmong(lowering, equals < 0 ? [] : children.slice(equals + 1), node),
    signatures: signature ? [signature] : [],
  } as const;
}

/** `struct … end`, or the path of a module. */
function moduleAmong(lowering: Lowering, nodes: readonly SyntaxNode[], owner: SyntaxNode): ModuleExpression {
  const structure = nodes.find((node) => node.name === 'Structure');
  if (structure) {
    const inside = childrenOf(structure).filter((child) => child.name !== 'struct' && child.name !== 'end');
    return {
      kind: 'body',
      declarations: declarationsAmong(lowering, inside),
      span: spanOf(lowering, structure),
    };
  }
  const path = nodes.filter((node) => node.name === 'ModuleName');
  const [first] = path;
  const last = path.at(-1);
  if (!first || !last) return { kind: 'body', declarations: [], span: spanOf(lowering, owner) };
  return {
    kind: 'path',
    path: namesOf(lowering, path),
    span: spanOf(lowering, { from: first.from, to: last.to }),
  };
}

function isPrivate(attributes: readonly Attribute[]): boolean {
  return attributes.some(({ key }) => key === 'private');
}
