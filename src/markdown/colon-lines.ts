import type { Nodes, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Reporter } from '../model/problem';
import { isParent } from './tree';

const NESTING = 'give an outer block more colons than the blocks inside it';

/** Reports unclosed blocks and stray lines of colons, which the parser accepts silently. */
export function checkColonLines(root: Root, file: string, report: Reporter): void {
  const visit = (node: Nodes) => {
    if (node.type === 'containerDirective' && !isClosed(node)) {
      const message = `:::${node.name} is not closed: end it with a line of :::, and ${NESTING}.`;
      report({ file, line: node.position?.start.line, column: node.position?.start.column, message });
    }
    if (node.type === 'paragraph') {
      for (const { line, text } of strayLines(node)) {
        const message = `'${text}' neither opens nor closes a block: write :::name[Label] to open one, ::: to close it, and ${NESTING}.`;
        report({ file, line, message });
      }
    }
    if (isParent(node)) for (const child of node.children) visit(child);
  };
  visit(root);
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
