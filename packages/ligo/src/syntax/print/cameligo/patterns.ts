import { type Doc, group, indentBy, line } from '../doc';
import type { Branch, PrintNode } from '../print-tree';
import { print, spaced, tight } from './print';

export function printPattern(node: Branch): Doc | undefined {
  const { children } = node;
  switch (node.name) {
    case 'ParenthesizedPattern':
      return printParentheses(children);
    case 'ConstructorPattern':
    case 'ConsPattern':
      return spaced(children);
    case 'TypeAnnotation':
      return spaced(children);
    case 'Parameters':
      return spaced(children);
    default:
      return undefined;
  }
}

/** `(p : t)`. */
function printParentheses(children: readonly PrintNode[]): Doc {
  const annotation = children.find(({ name }) => name === 'TypeAnnotation');
  const inside = children.slice(1, -1).filter((one) => one !== annotation);
  if (!annotation) return tight(children);
  return group(
    print(children[0]),
    indentBy(1, spaced(inside), line, print(annotation)),
    print(children.at(-1)),
  );
}
