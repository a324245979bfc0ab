/** What a text says about a version: names in code must exist in it, and messages must be printed by it. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Fail } from './tree';

/** Code in prose and commands in shell blocks. */
export function checkCodes(root: Root, wrongIn: (code: string) => string | undefined, fail: Fail): void {
  visit(root, (node) => {
    if (node.type !== 'inlineCode' && !(node.type === 'code' && node.lang === 'bash')) return;
    for (const line of node.value.split('\n')) {
      const message = wrongIn(line);
      if (message) fail(message, node);
    }
  });
}

/** Words in prose, code and outputs, which may be those of a message. */
export function checkMessages(root: Root, wrongIn: (text: string) => string | undefined, fail: Fail): void {
  visit(root, ['text', 'inlineCode', 'code'], (node) => {
    const message = 'value' in node ? wrongIn(node.value) : undefined;
    if (message) fail(message, node);
  });
}
