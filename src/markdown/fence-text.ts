/**
 * The Markdown parser reads every character of code and then leaves it unchanged. Half of the site is code: taking it out
 * before parsing and putting it back afterwards makes parsing much faster.
 */
import type { Code, Nodes, Root } from 'mdast';
import { isParent } from './tree';

/** A fenced block, by the numbers of the lines that hold its fences. */
interface Block {
  readonly first: number;
  readonly last: number;
}

/** Parses a text without its fenced code; the tree is the same as with it. */
export function parseWithoutCode(markdown: string, parse: (markdown: string) => Root): Root {
  const lines = markdown.split('\n');
  const blocks = fencedBlocks(lines);
  if (blocks.length === 0) return parse(markdown);
  const root = parse(blankOut(lines, blocks));
  const codes = codesByLine(root);
  for (const { first, last } of blocks) {
    const code = codes.get(first);
    // What looked like a block is not one, as in a list that ends before the fence does.
    if (code?.position?.end.line !== last) return parse(markdown);
    const margin = new RegExp(`^ {0,${code.position.start.column - 1}}`);
    code.value = lines
      .slice(first, last - 1)
      .map((line) => line.replace(margin, ''))
      .join('\n');
  }
  return root;
}

function fencedBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: { readonly first: number; readonly closing: RegExp } | undefined;
  lines.forEach((line, index) => {
    if (!open) {
      const closing = closingOf(line);
      if (closing) open = { first: index + 1, closing };
    } else if (open.closing.test(line)) {
      blocks.push({ first: open.first, last: index + 1 });
      open = undefined;
    }
  });
  return blocks;
}

/** What ends the block that a line opens, when it opens one. */
function closingOf(line: string): RegExp | undefined {
  const [, fence = '', info = ''] = /^ *(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  const mark = fence.charAt(0);
  if (!mark || (mark === '`' && info.includes('`'))) return undefined;
  return new RegExp(`^ *${mark}{${fence.length},} *$`);
}

/** Lines keep their numbers. */
function blankOut(lines: readonly string[], blocks: readonly Block[]): string {
  const blank = [...lines];
  for (const { first, last } of blocks) blank.fill('', first, last - 1);
  return blank.join('\n');
}

function codesByLine(root: Root): ReadonlyMap<number, Code> {
  const codes = new Map<number, Code>();
  const collect = (node: Nodes) => {
    if (node.type === 'code' && node.position) codes.set(node.position.start.line, node);
    else if (isParent(node)) for (const child of node.children) collect(child);
  };
  collect(root);
  return codes;
}
