/** The names that a program declares at its top level. */
import type { SyntaxNode } from '@lezer/common';
import type { LigoSyntax } from './language';
import { childrenOf, importedModule } from './nodes';
import { parse } from './parse';
import { preprocess } from './preprocess';

/** The values, types and modules that a program declares at its top level, in order. */
export function declaredNames(code: string, syntax: LigoSyntax): string[] {
  const { live } = preprocess(code, syntax);
  const tree = parse(live, syntax);
  if (!tree) return [];
  return childrenOf(tree.topNode).flatMap((node) => {
    const declaration = node.name === 'ExportStatement' ? node.lastChild : node;
    return declaration ? namesOf(declaration, live) : [];
  });
}

const definitions: ReadonlySet<string> = new Set([
  'VariableDefinition',
  'FunctionName',
  'TypeDefinition',
  'NamespaceDefinition',
  'InterfaceDefinition',
  'ModuleDefinition',
]);

function namesOf(declaration: SyntaxNode, code: string): string[] {
  switch (declaration.name) {
    case 'ImportDirective':
      return [importedModule(declaration, code)];
    case 'ValueDeclaration':
    case 'LetDeclaration':
      return declaration.getChildren('Binding').flatMap((binding) => boundNames(binding, code));
    case 'FunctionDeclaration':
    case 'TypeDeclaration':
    case 'ImportDeclaration':
    case 'InterfaceDeclaration':
    case 'NamespaceDeclaration':
    case 'ModuleDeclaration':
    case 'SignatureDeclaration':
      return childrenOf(declaration)
        .filter((child) => definitions.has(child.name))
        .flatMap((child) => plainName(child, code));
    default:
      return [];
  }
}

/** The names in the pattern of a binding, which ends at its parameters, its type or its equals sign. */
function boundNames(binding: SyntaxNode, code: string): string[] {
  const children = childrenOf(binding);
  const end = children.findIndex((child) =>
    /^(TypeParameters|Parameters|TypeAnnotation|Equals)$/.test(child.name),
  );
  return children.slice(0, end).flatMap((pattern) => namesInPattern(pattern, code));
}

function namesInPattern(pattern: SyntaxNode, code: string): string[] {
  if (pattern.name === 'VariableDefinition') return plainName(pattern, code);
  const children = childrenOf(pattern).filter((child) => child.name !== 'TypeAnnotation');
  const [first, second] = children;
  // `{ owner }` is short for `{ owner: owner }`.
  if (first && !second && /^(PropertyName|FieldName)$/.test(first.name)) return plainName(first, code);
  return children.flatMap((child) => namesInPattern(child, code));
}

/** An escaped name is the name it escapes; `_` is none. */
function plainName(node: SyntaxNode, code: string): string[] {
  const name = code.slice(node.from, node.to).replace(/^@/, '');
  return name === '_' ? [] : [name];
}
