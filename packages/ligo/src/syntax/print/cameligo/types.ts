import { concat, type Doc, group, hardline, ifBroken, indent, line, softline, text } from '../doc';
import type { Branch, PrintNode } from '../print-tree';
import {
  bracketed,
  isToken,
  itemLines,
  listOf,
  onlyComments,
  separated,
  startsLine,
  tokenDoc,
} from '../tokens';
import { printRecord } from './lists';
import { print, spaced, tight } from './print';

export function printType(node: Branch): Doc | undefined {
  const { children } = node;
  switch (node.name) {
    case 'FunctionType':
      return printArrows(children);
    case 'TupleType':
      return printProduct(children);
    case 'SumType':
      return printSum(children);
    case 'Variant':
      return spaced(children);
    case 'RecordType':
      return printRecord(node);
    case 'FieldType':
      return spaced(children);
    case 'ForAll':
      return printForAll(children);
    case 'ParenthesizedType':
    case 'TypeArguments':
      return printParentheses(children);
    case 'TypeApplication':
    case 'ParameterOfType':
      return printApplication(children);
    case 'NamedType':
    case 'QualifiedType':
      return tight(children);
    default:
      return undefined;
  }
}

/** `a -> b -> c`. */
function printArrows(children: readonly PrintNode[]): Doc {
  const parts: Doc[] = [];
  const collect = (nodes: readonly PrintNode[]) => {
    const arrow = nodes.findIndex((one) => isToken(one, '->'));
    const right = nodes.slice(arrow + 1);
    const [next] = right;
    parts.push(concat(spaced(nodes.slice(0, arrow)), text(' '), print(nodes[arrow])), line);
    if (
      right.length === 1 &&
      next?.kind === 'branch' &&
      next.before.length === 0 &&
      next.name === 'FunctionType'
    )
      collect(next.children);
    else parts.push(spaced(right));
  };
  collect(children);
  return group(...parts);
}

/** `a * b`. */
function printProduct(children: readonly PrintNode[]): Doc {
  const parts = children.map((one, index) => {
    if (index === 0) return print(one);
    return isStar(one) ? concat(text(' '), print(one)) : concat(line, print(one));
  });
  return group(...parts);
}

function isStar(node: PrintNode): boolean {
  return node.name === 'Operator' || isToken(node, '*');
}

/** On several lines, each variant begins with a bar; so are those that the author has put on several lines. */
function printSum(children: readonly PrintNode[]): Doc {
  const startsWithBar = isToken(children[0], '|');
  const list = listOf(children, ['|']);
  const written = list.items.filter(({ nodes }) => nodes.length > 0);
  const bars = children.filter((one) => isToken(one, '|'));
  const before = startsWithBar ? bars : [undefined, ...bars];
  const isSpread = written.some(
    ({ nodes }, index) => index > 0 && (startsLine(before[index]) || startsLine(nodes[0])),
  );
  const parts = written.map(({ nodes }, index) => {
    const bar = before[index];
    const doc = spaced(nodes);
    if (index === 0) return concat(softline, onlyComments(bar), ifBroken('| '), doc);
    return concat(isSpread ? hardline : line, print(bar), text(' '), doc);
  });
  return group(...parts);
}

function printParentheses(children: readonly PrintNode[]): Doc {
  const list = listOf(children, [',']);
  const { open, close } = list;
  if (!open || !close) return tight(children);
  return bracketed(tokenDoc(open), itemLines(list, separated(list, ',', spaced)), close, softline);
}

/** `int list`, `M.t option`. */
function printApplication(children: readonly PrintNode[]): Doc {
  return concat(
    ...children.map((one, index) => {
      const isTight = index === 0 || isToken(one, '.') || isToken(children[index - 1], '.');
      return isTight ? print(one) : concat(text(' '), print(one));
    }),
  );
}

/** `'a 'b. t`. */
function printForAll(children: readonly PrintNode[]): Doc {
  const dot = children.findIndex((one) => isToken(one, '.'));
  return concat(
    spaced(children.slice(0, dot)),
    tight(children.slice(dot, dot + 1)),
    indent(line, spaced(children.slice(dot + 1))),
  );
}
