/** Lists in brackets: arguments, arrays, records, parameters. */
import { choice, concat, type Doc, fill, flat, hardline, line, nothing, softline, text } from '../doc';
import type { Branch, PrintNode } from '../print-tree';
import { bracketed, closing, itemLines, type List, listOf, separated, startsLine, tokenDoc } from '../tokens';
import { print, spaced } from './print';

/** `[a, b]`, `(a, b)`, `<a, b>`: each item on its own line if they do not fit on one. */
export function printList(node: Branch, inside: Doc = softline): Doc {
  const list = listOf(node.children, [',', ';']);
  const { open, close } = list;
  if (!open || !close) return concat(...node.children.map(print));
  const docs = separated(list, ',', spaced);
  const body = docs.length === 0 ? nothing : arranged(list, docs);
  return bracketed(tokenDoc(open), body, close, inside);
}

/** Literals share lines. */
function arranged(list: List, docs: readonly Doc[]): Doc {
  const areLiterals = list.items.every(({ nodes }) => nodes.length === 1 && isLiteral(nodes[0]));
  return areLiterals && docs.length > 4 ? fill(docs) : itemLines(list, docs);
}

const LITERAL = /^(Int|Nat|Mutez|Tez|String|Bytes)$/;

function isLiteral(node: PrintNode | undefined): boolean {
  return node !== undefined && LITERAL.test(node.name);
}

/** `{ a: 1, b }`; on several lines where the author has put the first field on its own line. */
export function printRecord(node: Branch): Doc {
  const [, first] = node.children;
  return printList(node, startsLine(first) ? hardline : line);
}

/** Arguments; the last one may stay on the line of the call and end on a line of its own. */
export function printArguments(node: Branch): Doc {
  const list = listOf(node.children, [',']);
  const { open, close } = list;
  const last = list.items.at(-1)?.nodes.at(-1);
  if (!open || !close || !canHug(last)) return printList(node);
  const docs = separated(list, ',', spaced);
  const before = docs.slice(0, -1).flatMap((doc) => [flat(doc), text(' ')]);
  const hugged = concat(tokenDoc(open), ...before, docs.at(-1) ?? nothing, closing(close));
  const apart = bracketed(tokenDoc(open), itemLines(list, docs), close, softline);
  if (close.before.length > 0 || hasOpenComment(docs.slice(0, -1))) return apart;
  return docs.length === 1 ? hugged : choice(hugged, hugged, apart);
}

function hasOpenComment(docs: readonly Doc[]): boolean {
  return docs.some((doc) => doc.open || doc.width === Number.POSITIVE_INFINITY);
}

function canHug(node: PrintNode | undefined): boolean {
  if (node?.kind !== 'branch') return false;
  if (node.name === 'ArrowFunction')
    return /^(Block|MatchExpression|DoExpression)$/.test(node.children.at(-1)?.name ?? '');
  return /^(ObjectExpression|ObjectUpdate|ArrayExpression|MatchExpression|DoExpression|FunctionExpression)$/.test(
    node.name,
  );
}
