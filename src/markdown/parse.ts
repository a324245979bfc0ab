import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { remarkTables } from './tables';

const parser = unified().use(remarkParse).use(remarkTables).use(remarkDirective).freeze();

/** Markdown text to a tree. `firstLine` is the line of the file at which the text starts. */
export function parseMarkdown(markdown: string, firstLine = 1): Root {
  const root = parser.parse(allowSpacesInCommandLinks(markdown));
  visit(root, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') node.value = restoreCommandLinks(node.value);
    if (!node.position || firstLine === 1) return;
    node.position.start.line += firstLine - 1;
    node.position.end.line += firstLine - 1;
  });
  return root;
}

/** `[text](cli:compile contract)`: Markdown requires angle brackets around an address with spaces. */
function allowSpacesInCommandLinks(markdown: string): string {
  return markdown.replace(/\]\((cli:[^)<>\n]*)\)/g, '](<$1>)');
}

/** Undoes the change in code. */
function restoreCommandLinks(code: string): string {
  return code.replace(/\]\(<(cli:[^)<>\n]*)>\)/g, ']($1)');
}
