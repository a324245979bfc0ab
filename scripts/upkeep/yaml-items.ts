/** Removes entries from lists in YAML, and leaves everything else, with comments and line breaks, as it is. */
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument, visit, type YAMLSeq } from 'yaml';

type Span = readonly [start: number, end: number];

/** Lists whose entry goes when they have become empty: the pages of a category, of a boost. */
const CONTENTS = ['items', 'pages'];

/** The text without the entries that are unwanted, by their value or their fields. */
export function withoutItems(text: string, isUnwanted: (item: unknown) => boolean): string {
  const document = parseDocument(text);
  const isGone = (node: ParsedNode): boolean => {
    if (isUnwanted(node.toJS(document))) return true;
    if (!isMap(node)) return false;
    return node.items.some(({ key, value }) => {
      if (!isSeq(value) || !isScalar(key) || !CONTENTS.includes(String(key.value))) return false;
      return value.items.length > 0 && (value.items as ParsedNode[]).every(isGone);
    });
  };
  const spans: Span[] = [];
  visit(document, {
    Seq(_key, seq) {
      const list = seq as YAMLSeq<ParsedNode>;
      spans.push(...(list.flow ? flowSpans(list, isGone) : blockSpans(list, isGone, text)));
    },
  });
  return cut(text, spans);
}

function blockSpans(
  { items }: YAMLSeq<ParsedNode>,
  isGone: (item: ParsedNode) => boolean,
  text: string,
): Span[] {
  return items.filter(isGone).map(({ range: [start, end] }) => {
    const last = text.slice(0, end).trimEnd().length;
    const lineEnd = text.indexOf('\n', last);
    return [text.lastIndexOf('\n', start) + 1, lineEnd < 0 ? text.length : lineEnd + 1];
  });
}

/** Up to the next entry; at the end of the list, from the last entry that stays. */
function flowSpans({ items }: YAMLSeq<ParsedNode>, isGone: (item: ParsedNode) => boolean): Span[] {
  const lastKept = items.findLast((item) => !isGone(item));
  return items.flatMap((item, index): Span[] => {
    if (!isGone(item)) return [];
    const next = items[index + 1];
    if (next) return [[item.range[0], next.range[0]]];
    return [[lastKept?.range[1] ?? item.range[0], item.range[1]]];
  });
}

function cut(text: string, spans: readonly Span[]): string {
  let rest = '';
  let place = 0;
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    rest += text.slice(place, Math.max(place, start));
    place = Math.max(place, end);
  }
  return rest + text.slice(place);
}
