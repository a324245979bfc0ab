import { isMap, isScalar, isSeq, type Node, type ParsedNode, parseDocument, type YAMLSeq } from 'yaml';

interface Entry {
  readonly list: YAMLSeq<ParsedNode>;
  readonly node: ParsedNode;
}

/** The text of sidebars.yaml with `id` inserted after `after`; undefined if `after` is not in it. */
export function withEntry(text: string, id: string, after: string): string | undefined {
  const entry = entryOf(parseDocument(text).contents, after);
  if (!entry) return undefined;
  const [start, end] = entry.node.range;
  if (entry.list.flow) return `${text.slice(0, end)}, ${id}${text.slice(end)}`;
  const line = text.lastIndexOf('\n', start) + 1;
  const indent = text.slice(line, start).replace(/-.*$/s, '');
  const last = text.slice(0, end).trimEnd().length;
  const lineEnd = text.indexOf('\n', last);
  const place = lineEnd < 0 ? text.length : lineEnd;
  return `${text.slice(0, place)}\n${indent}- ${id}${text.slice(place)}`;
}

/** The ids of all pages in the sidebars, in order. */
export function placedPages(text: string): string[] {
  const ids: string[] = [];
  walk(parseDocument(text).contents, ({ node }) => {
    const id = idOf(node);
    if (id !== undefined) ids.push(id);
    return false;
  });
  return ids;
}

function entryOf(root: ParsedNode | null, id: string): Entry | undefined {
  let found: Entry | undefined;
  walk(root, (entry) => {
    if (idOf(entry.node) !== id) return false;
    found = entry;
    return true;
  });
  return found;
}

/** Visits the items of all lists called `items`, until `visit` returns true. */
function walk(node: Node | null | undefined, visit: (entry: Entry) => boolean): boolean {
  if (!isMap(node)) return false;
  return node.items.some(({ key, value }) => {
    if (isMap(value)) return walk(value, visit);
    if (!isSeq(value) || !isScalar(key) || key.value !== 'items') return false;
    const list = value as YAMLSeq<ParsedNode>;
    return list.items.some((item) => visit({ list, node: item }) || walk(item, visit));
  });
}

/** An entry is either a page id, or an object with a `page` field. */
function idOf(node: ParsedNode): string | undefined {
  const name = isMap(node) ? node.get('page') : isScalar(node) ? node.value : undefined;
  return typeof name === 'string' ? name : undefined;
}
