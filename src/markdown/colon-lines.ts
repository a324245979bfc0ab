import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Fail } from './tree';

const NESTING = 'give an outer block more colons than the blocks inside it';

/** Reports unclosed blocks and stray lines of colons, which the parser accepts silently. */
export function checkColonLines(root: Root, fail: Fail): void {
  visit(root, 'containerDirective', (block) => {
    if (isClosed(block)) return;
    const message = `:::${block.name} is not closed: end it with a line of :::, and ${NESTING}.`;
    fail(message, block.position?.start);
  });
  visit(root, 'paragraph', (paragraph) => {
    for (const { line, text } of strayLines(paragraph)) {
      const message = `'${text}' neither opens nor closes a block: write :::name[Label] to open one, ::: to close it, and ${NESTING}.`;
      fail(message, { line });
    }
  });
}

/** A closed block ends with at least three colons after its last child. */
function isClosed({ position, children }: ContainerDirective): boolean {
  if (!position) return true;
  const { start, end } = position;
  const last = children.at(-1)?.position?.end ?? { line: start.line, column: end.column };
  const endsBelow = end.line > last.line || last.column <= start.column;
  return endsBelow && end.column >= start.column + 3;
}

/** The lines of a paragraph that start with three colons. */
function strayLines(paragraph: Paragraph): { line: number | undefined; text: string }[] {
  return paragraph.children.flatMap((child, index) => {
    if (child.type !== 'text') return [];
    return child.value.split('\n').flatMap((text, below) => {
      const startsLine = below > 0 || index === 0;
      if (!startsLine || !/^\s*:{3}/.test(text)) return [];
      return [{ line: child.position && child.position.start.line + below, text: text.trim() }];
    });
  });
}
