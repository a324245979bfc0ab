import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import { visit } from 'unist-util-visit';

/** Tables are the only GitHub extension in use; the others would take a third of the parsing time. */
export const TABLES = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

const DIALECT: Options = {
  extensions: [...TABLES.extensions, directive()],
  mdastExtensions: [...TABLES.mdastExtensions, directiveFromMarkdown()],
};

/** Parses Markdown to a tree. `firstLine` is the line of the file at which the text starts. */
export function parseMarkdown(markdown: string, firstLine = 1): Root {
  const root = fromMarkdown(allowSpacesInCommandLinks(markdown), DIALECT);
  visit(root, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') node.value = restoreCommandLinks(node.value);
    if (!node.position || firstLine === 1) return;
    node.position.start.line += firstLine - 1;
    node.position.end.line += firstLine - 1;
  });
  return root;
}

/**
 * `[text](cli:compile contract)`: Markdown requires angle brackets around an address with spaces. A line break
 * in the address moves before it, where Markdown allows one, so that line numbers stay correct.
 */
function allowSpacesInCommandLinks(markdown: string): string {
  return markdown.replace(
    /\]\((cli:[^)<>\n]*)(?:(\n[ \t>]*)([^)<>\n]+))?\)/g,
    (_, start: string, lineBreak = '', rest = '') => `](${lineBreak}<${`${start.trim()} ${rest}`.trim()}>)`,
  );
}

/** Undoes this change in code. */
function restoreCommandLinks(code: string): string {
  return code.replace(/\]\(\s*<(cli:[^)<>\n]*)>\)/g, ']($1)');
}
