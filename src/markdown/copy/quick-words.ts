import type { PhrasingContent } from 'mdast';
import { openLink } from './piece';

/** Text that could be read as Markdown syntax. */
const MAY_BE_MARK = /[\\`*_[\]<>&|~]|(?:^|\n)\s*(?:[#+=:-]|\d+[.)])/;

/** Code that can stand between single backticks as it is. */
const PLAIN_CODE = /^[^`\n]*[^`\n\s][^`\n]*$/;

const PLAIN_ADDRESS = /^[\w:/.?=&#%+-]+$/;

/** Whether a text needs no escapes anywhere. */
export function isPlainText(value: string): boolean {
  return !MAY_BE_MARK.test(value);
}

/**
 * Inline content as Markdown if nothing in it needs escaping. Most paragraphs need none, and this is many times faster
 * than the general way.
 */
export function quickWords(nodes: readonly PhrasingContent[]): string | undefined {
  let written = '';
  for (const node of nodes) {
    const part = quickPart(node);
    if (part === undefined || (node.type === 'link' && written.endsWith('!'))) return undefined;
    written += part;
  }
  return written;
}

function quickPart(node: PhrasingContent): string | undefined {
  if (node.type === 'text') return isPlainText(node.value) ? node.value : undefined;
  if (node.type === 'inlineCode')
    return PLAIN_CODE.test(node.value) && node.value === node.value.trim() ? `\`${node.value}\`` : undefined;
  if (node.type !== 'link' || node.title) return undefined;
  const words = quickWords(node.children);
  if (words === undefined) return undefined;
  const number = /^link:(\d+)$/.exec(node.url)?.[1];
  if (number !== undefined) return openLink(words, number);
  return PLAIN_ADDRESS.test(node.url) ? `[${words}](${node.url})` : undefined;
}
