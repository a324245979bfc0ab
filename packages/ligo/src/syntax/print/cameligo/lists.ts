import { concat, type Doc, fill, hardline, line, nothing, softline } from '../doc';
import type { Branch, PrintNode } from '../print-tree';
import { bracketed, itemLines, listOf, separated, startsLine, tokenDoc } from '../tokens';
import { print, spaced } from './print';

/** `{ a = 1; b }`, on several lines where the author has put the first field on its own line; `[a; b]`; `start` replaces the open bracket of a record. */
export function printRecord(node: Branch, start?: Doc): Doc {
  const list = listOf(node.children, [';']);
  const { open, close } = list;
  const first = start ?? (open ? tokenDoc(open) : nothing);
  if (!close) return concat(...node.children.map(print));
  const docs = separated(list, ';', spaced);
  const areLiterals = list.items.every(({ nodes }) => nodes.length === 1 && isLiteral(nodes[0]));
  const body =
    docs.length === 0 ? nothing : areLiterals && docs.length > 4 ? fill(docs) : itemLines(list, docs);
  const isRecord = close.text === '}';
  const isSpread = isRecord && startsLine(list.items[0]?.nodes[0]);
  return bracketed(first, body, close, isSpread ? hardline : isRecord ? line : softline);
}

function isLiteral(node: PrintNode | undefined): boolean {
  return node !== undefined && /^(Int|Nat|Mutez|Tez|String|Bytes)$/.test(node.name);
}
