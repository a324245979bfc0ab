import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkTables } from './tables';
import { isParent, shiftLines } from './tree';

const parser = unified().use(remarkParse).use(remarkTables).use(remarkDirective).freeze();

/** Markdown text to a tree. `firstLine` is the line of the file at which the text starts. */
export function parseMarkdown(markdown: string, firstLine = 1): Root {
  const root = parser.parse(allowSpacesInCommandLinks(markdown));
  restoreCode(root);
  shiftLines(root, firstLine - 1);
  return root;
}

/** `[text](cli:compile contract)`: Markdown requires angle brackets around an address with spaces. */
function allowSpacesInCommandLinks(markdown: string): string {
  return markdown.replace(/\]\((cli:[^)<>\n]*)\)/g, '](<$1>)');
}

/** Undoes the change in code. */
function restoreCode(node: Nodes): void {
  if (node.type === 'code' || node.type === 'inlineCode') {
    node.value = node.value.replace(/\]\(<(cli:[^)<>\n]*)>\)/g, ']($1)');
  }
  if (isParent(node)) for (const child of node.children) restoreCode(child);
}
