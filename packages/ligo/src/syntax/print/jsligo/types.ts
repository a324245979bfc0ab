import { concat, type Doc, glue, group, hardline, ifBroken, indent, line, softline, text } from '../doc';
import type { Branch, PrintNode } from '../print-tree';
import {
  closing,
  commentsBeforeClose,
  isToken,
  itemLines,
  lines,
  listOf,
  onlyComments,
  startsLine,
  tokenDoc,
} from '../tokens';
import { behind } from './expressions';
import { printList, printRecord } from './lists';
import { annotated, print, spaced, tight } from './print';

export function printType(node: Branch): Doc | undefined {
  const { children } = node;
  switch (node.name) {
    case 'ObjectType':
      return printRecord(node);
    case 'ArrayType':
    case 'ParenthesizedType':
      return printList(node);
    case 'PropertyType':
      return annotated(children);
    case 'NamedType':
      return tight(children);
    case 'TypeAnnotation':
    case 'ReturnType':
      return concat(...children.flatMap((one, at) => (at === 0 ? [print(one)] : [text(' '), print(one)])));
    case 'FunctionType':
      return spaced(children);
    case 'UnionType':
      return printUnion(children);
    case 'ForAll':
      return tight(children);
    case 'ParameterOfType':
      return concat(...children.slice(0, 1).map(print), text(' '), tight(children.slice(1)));
    case 'TypeDeclaration':
    case 'TypeMember':
      return printTypeDeclaration(children);
    case 'ValueMember':
      return annotated(children);
    case 'InterfaceBody':
      return printInterface(node);
    default:
      return undefined;
  }
}

/** On several lines, each member begins with a bar; so are those that the author has put on several lines. */
function printUnion(children: readonly PrintNode[]): Doc {
  const list = listOf(children, ['|']);
  const written = list.items.filter(({ nodes }) => nodes.length > 0);
  const startsWithBar = isToken(children[0], '|');
  const bars = children.filter((one) => isToken(one, '|'));
  if (startsWithBar && written.length === 1) return spaced(children);
  const before = startsWithBar ? bars : [undefined, ...bars];
  const isSpread = written.some(
    ({ nodes }, index) => index > 0 && (startsLine(before[index]) || startsLine(nodes[0])),
  );
  const docs = written.map(({ nodes }, index) => {
    const bar = before[index];
    const doc = spaced(nodes);
    if (index === 0) return concat(softline, onlyComments(bar), ifBroken('| '), doc);
    return concat(isSpread ? hardline : line, bar ? print(bar) : text('|'), text(' '), doc);
  });
  return group(...docs);
}

/** `type t<a> = …`. */
function printTypeDeclaration(children: readonly PrintNode[]): Doc {
  const equals = children.findIndex((one) => one.name === 'Equals' || isToken(one, '='));
  const [keyword, name, ...parameters] = equals < 0 ? children : children.slice(0, equals);
  const left = concat(
    keyword ? print(keyword) : text(''),
    text(' '),
    name ? print(name) : text(''),
    tight(parameters),
  );
  if (equals < 0) return left;
  const head = concat(left, text(' '), tight(children.slice(equals, equals + 1)));
  return behind(head, children.slice(equals + 1));
}

function printInterface({ children }: Branch): Doc {
  const list = listOf(children, [';']);
  const { open, close } = list;
  if (!open || !close) return tight(children);
  if (list.items.length === 0) return concat(tokenDoc(open), commentsBeforeClose(close), closing(close));
  const docs = list.items.map(({ nodes, separator }) =>
    concat(entry(nodes), separator ? tokenDoc(separator) : glue(';')),
  );
  const body = itemLines(list, docs);
  return group(tokenDoc(open), indent(hardline, body, commentsBeforeClose(close)), hardline, closing(close));
}

/** Decorators of an entry are on the line before it. */
function entry(nodes: readonly PrintNode[]): Doc {
  return lines(nodes.map((node) => ({ node, doc: print(node) })));
}
