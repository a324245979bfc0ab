import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Fail } from './tree';

const NESTING = 'give an outer block more colons than the blocks inside it';

/** Reports unclosed blocks and stray lines of colons, which the parser accepts silently. */
export function checkColonLines(root: Root, fail: Fail): void {
  visit(root, 'containerDirective', (block) => {
    if (isClosed(block)) return;
    const message = `:::${block.name} is not closed: end it with a line of :::, and ${NESTING}.`;
    fail(message, block);
  });
  visit(root, 'text', ({ value, position }, index, parent) => {
    if (parent?.type !== 'paragraph') return;
    value.split('\n').forEach((line, below) => {
      const startsLine = below > 0 || index === 0;
      if (!startsLine || !/^\s*:{3}/.test(line)) return;
      const message = `'${line.trim()}' neither opens nor closes a block: write :::name[Label] to open one, ::: to close it, and ${NESTING}.`;
      fail(message, position && { position: { start: { line: position.start.line + below } } });
    });
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
