import type { Heading as HeadingNode, Nodes, Parent, Root } from 'mdast';
import { anchorCounter, slugify } from '../model/route';
import type { Syntax } from '../model/syntax';
import { forAll, textFor } from '../model/syntax-text';
import { type Fail, isParent, syntaxOf, textOf } from './tree';

/** Gives every heading its anchor and, if only one syntax has it, that syntax. Returns all anchors of the page. */
export function nameHeadings(root: Root, fail: Fail): string[] {
  const unique = anchorCounter();
  const anchors: string[] = [];
  const former = new Set<string>();
  const visit = (parent: Parent, syntax: Syntax | undefined) => {
    parent.children.forEach((child, index) => {
      if (child.type === 'heading') {
        checkHeading(child, parent.children[index + 1], fail);
        const wanted = child.data?.anchor ?? slugify(textFor(textOf(child), syntax ?? 'jsligo'));
        if (former.has(wanted))
          fail(
            `The heading has the anchor '#${wanted}', which ::anchor gives to another place: remove that.`,
            child,
          );
        const anchor = unique(wanted);
        child.data = { ...child.data, anchor, syntax };
        anchors.push(anchor);
      } else {
        const own = child.data?.anchor;
        if (own) {
          if (anchors.includes(own) || former.has(own))
            fail(
              `The anchor '#${own}' is on this page already: remove ::anchor, or choose another id.`,
              child,
            );
          former.add(own);
          anchors.push(unique(own));
        }
        if (isParent(child)) visit(child, syntaxOf(child) ?? syntax);
      }
    });
  };
  visit(root, undefined);
  return anchors;
}

function checkHeading(heading: HeadingNode, next: Nodes | undefined, fail: Fail): void {
  if (heading.depth === 1)
    fail(
      "The title of the page is its only first-level heading: start headings in the text at '## '.",
      heading,
    );
  if (!next || (next.type === 'heading' && next.depth <= heading.depth)) {
    const title = forAll(textOf(heading));
    fail(`There is no text under the heading '${title}': add some, or remove the heading.`, heading);
  }
}
