import type { Heading as HeadingNode, Nodes, Parent, Root } from 'mdast';
import type { Reporter } from '../model/problem';
import { anchorCounter, slugify } from '../model/route';
import type { Syntax } from '../model/syntax';
import { isParent, syntaxOf, textOf } from './tree';

/** Gives every heading its anchor and, if only one syntax has it, that syntax. Returns all anchors of the page. */
export function nameHeadings(root: Root, file: string, report: Reporter): string[] {
  const unique = anchorCounter();
  const anchors: string[] = [];
  const visit = (parent: Parent, syntax: Syntax | undefined) => {
    parent.children.forEach((child, index) => {
      if (child.type === 'heading') {
        checkHeading(child, parent.children[index + 1], file, report);
        const anchor = unique(child.data?.anchor ?? slugify(textOf(child, syntax ?? 'jsligo')));
        child.data = { ...child.data, anchor, syntax };
        anchors.push(anchor);
      } else {
        const own = child.data?.anchor;
        if (own) anchors.push(unique(own));
        if (isParent(child)) visit(child, syntaxOf(child) ?? syntax);
      }
    });
  };
  visit(root, undefined);
  return anchors;
}

function checkHeading(heading: HeadingNode, next: Nodes | undefined, file: string, report: Reporter): void {
  const { line, column } = heading.position?.start ?? {};
  if (heading.depth === 1) {
    report({
      file,
      line,
      column,
      message: "The title of the page is its only first-level heading: start headings in the text at '## '.",
    });
  }
  if (!next || (next.type === 'heading' && next.depth <= heading.depth)) {
    report({
      file,
      line,
      column,
      message: `There is no text under the heading '${textOf(heading)}': add some, or remove the heading.`,
    });
  }
}
