/** Prints a Micheline tree on one line, in the compiler's own form. `layout.ts` prints over several lines. */

import { escapeString } from './tokens';
import type { Micheline, MichelinePrim } from './tree';

export function printMicheline(node: Micheline): string {
  switch (node.kind) {
    case 'int':
      return String(node.value);
    case 'string':
      return escapeString(node.value);
    case 'bytes':
      return `0x${node.value}`;
    case 'sequence':
      return node.items.length === 0 ? '{}' : `{ ${node.items.map(printMicheline).join(' ; ')} }`;
    case 'prim':
      return [headOf(node), ...node.args.map(printArgument)].join(' ');
  }
}

/** The text of a node as an argument of a primitive: in parentheses if it has parts. Tools print values like this. */
export function printArgument(node: Micheline): string {
  return needsParentheses(node) ? `(${printMicheline(node)})` : printMicheline(node);
}

/** The name of a primitive with its annotations. */
export const headOf = ({ prim, annots }: MichelinePrim): string => [prim, ...annots].join(' ');

/** Whether a node needs parentheses as an argument. */
export const needsParentheses = (node: Micheline): boolean =>
  node.kind === 'prim' && (node.args.length > 0 || node.annots.length > 0);
