import type { SyntaxNode } from '@lezer/common';

/** The children of a node, in order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The module that an `#import "file" "Module"` declares. */
export function importedModule(directive: SyntaxNode, code: string): string {
  return /"[^"]*"[ \t]*"([^"]*)"/.exec(code.slice(directive.from, directive.to))?.[1] ?? '';
}
