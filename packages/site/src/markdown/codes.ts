/** Code in prose and commands in shell blocks, whose names must exist in every version that shows them. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Fail } from './tree';

export function checkCodes(root: Root, wrongIn: (code: string) => string | undefined, fail: Fail): void {
  visit(root, (node) => {
    if (node.type !== 'inlineCode' && !(node.type === 'code' && node.lang === 'bash')) return;
    for (const line of node.value.split('\n')) {
      const message = wrongIn(line);
      if (message) fail(message, node);
    }
  });
}
