/** JsLIGO: which rule prints which node. */
import { concat, type Doc, text } from '../doc';
import type { PrintNode } from '../print-tree';
import { commentsBefore, isToken, tokenDoc } from '../tokens';
import { printExpression } from './expressions';
import { printStatement } from './statements';
import { printType } from './types';

export function print(node: PrintNode): Doc {
  if (node.kind === 'token') return tokenDoc(node);
  const doc = printStatement(node) ?? printType(node) ?? printExpression(node) ?? tight(node.children);
  return node.before.length > 0 ? concat(commentsBefore(node), doc) : doc;
}

/** Nodes one after another. */
export function tight(nodes: readonly PrintNode[]): Doc {
  return concat(...nodes.map(print));
}

/** Nodes with spaces between them; attributes are written before what they belong to. */
export function spaced(nodes: readonly PrintNode[]): Doc {
  return concat(
    ...nodes.map((node, index) => {
      const isTight = index === 0 || isToken(nodes[index - 1], '...');
      return isTight ? print(node) : concat(text(' '), print(node));
    }),
  );
}

/** A pattern or a name with its type: `x: t`, `x?: t`. */
export function annotated(nodes: readonly PrintNode[]): Doc {
  return concat(
    ...nodes.flatMap((node, index) => {
      const isTight = index === 0 || isAnnotation(node) || isToken(node, '?') || isToken(node, ':');
      return isTight ? [print(node)] : [text(' '), print(node)];
    }),
  );
}

function isAnnotation(node: PrintNode): boolean {
  return node.name === 'TypeAnnotation' || node.name === 'ReturnType';
}

/** Whether the type or expression is a block of its own: it starts on the line of the `=` before it. */
export function isHugged(node: PrintNode | undefined): boolean {
  if (node?.kind !== 'branch') return false;
  if (node.name === 'ArrowFunction') return true;
  return HUGGED.has(node.name) || (node.name === 'TypedExpression' && isHugged(node.children[0]));
}

const HUGGED = new Set(['FunctionExpression', 'MatchExpression', 'DoExpression']);
