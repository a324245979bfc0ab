/** CameLIGO: which rule prints which node. */
import { concat, type Doc, nothing, text } from '../doc';
import type { PrintNode } from '../print-tree';
import { commentsBefore, tokenDoc } from '../tokens';
import { printDeclaration } from './declarations';
import { printExpression } from './expressions';
import { printPattern } from './patterns';
import { printType } from './types';

export function print(node: PrintNode | undefined): Doc {
  if (!node) return nothing;
  if (node.kind === 'token') return tokenDoc(node);
  const doc =
    printDeclaration(node) ??
    printExpression(node) ??
    printPattern(node) ??
    printType(node) ??
    tight(node.children);
  return node.before.length > 0 ? concat(commentsBefore(node), doc) : doc;
}

/** Nodes one after another. */
export function tight(nodes: readonly PrintNode[]): Doc {
  return concat(...nodes.map(print));
}

/** Nodes with spaces between them. */
export function spaced(nodes: readonly PrintNode[]): Doc {
  return concat(...nodes.flatMap((node, index) => (index === 0 ? [print(node)] : [text(' '), print(node)])));
}
