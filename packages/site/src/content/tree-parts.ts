/** Builders of Markdown trees for pages that are generated from data. */
import type { Heading, Link, Nodes, Root, Table, TableCell, TableRow } from 'mdast';
import { parseMarkdown } from '../markdown/parse';
import { element, text, withChildren } from '../markdown/tree';
import type { Marks } from '../model/marks';
import type { VersionRange } from '../model/version';
import { hull } from '../model/version-ranges';

export function rootOf(children: readonly Nodes[]): Root {
  return withChildren<Root>({ type: 'root' }, children);
}

export function heading(
  depth: 2 | 3,
  title: string | readonly Nodes[],
  anchor?: string,
  entry: VersionRange = {},
): Nodes {
  const children = typeof title === 'string' ? [text(title)] : title;
  return withChildren<Heading>({ type: 'heading', depth, data: { anchor, range: rangeOf(entry) } }, children);
}

/** A section, unless it is empty. Versions without any of its items do not have it either. */
export function section(title: string, items: readonly Nodes[], content = items): Nodes[] {
  const range = hull(items.map(({ data }) => data?.marks ?? data?.range ?? {}));
  return items.length > 0 ? [heading(2, title, undefined, range), ...content] : [];
}

export function inlineCode(value: string): Nodes {
  return { type: 'inlineCode', value };
}

/** A link; `line` is its line in the data file. */
export function link(url: string, children: readonly Nodes[], line?: number): Nodes {
  return withChildren<Link>({ type: 'link', url, position: line ? positionOf(line) : undefined }, children);
}

/** The position of a node that was generated from a line of data. */
export function positionOf(line: number): NonNullable<Nodes['position']> {
  return { start: { line, column: 1 }, end: { line, column: 1 } };
}

/** The versions of an entry or a flag, if not all have it. */
export function rangeOf({ since, until }: VersionRange): VersionRange | undefined {
  return since || until ? { since, until } : undefined;
}

/** The marks of an entry or a flag as data of its node, if it has any. */
export function marksOf({ since, until, deprecated, changed }: Marks): { readonly marks?: Marks } {
  return since || until || deprecated || changed ? { marks: { since, until, deprecated, changed } } : {};
}

/** Inline code, separated by commas. */
export function codeList(words: readonly string[]): Nodes[] {
  return words.flatMap((word, index) => (index > 0 ? [text(', '), inlineCode(word)] : [inlineCode(word)]));
}

export function codeBlock(lang: string, value: string, line: number): Nodes {
  return { type: 'code', lang, meta: null, value: value.replace(/\n+$/, ''), position: positionOf(line) };
}

/** A row with two cells; `entry` limits it to some versions. */
export function tableRow(name: readonly Nodes[], words: readonly Nodes[], entry: Marks = {}): TableRow {
  const cells = [name, words].map((cell) => withChildren<TableCell>({ type: 'tableCell' }, cell));
  return { type: 'tableRow', children: cells, data: marksOf(entry) };
}

export function table(name: string, words: string, rows: readonly TableRow[]): Table {
  return { type: 'table', align: [null, null], children: [tableRow([text(name)], [text(words)]), ...rows] };
}

/** An item of a list; `entry` limits it to some versions. */
export function listItem(children: readonly Nodes[], entry: VersionRange = {}): Nodes {
  return element('li', {}, children, { copy: 'listItem', range: rangeOf(entry) });
}

/** The blocks of a Markdown text that starts at a line of the data file. */
export function blocks(markdown: string, line: number): Nodes[] {
  return parseMarkdown(markdown, line).children;
}

/** The inline content of a Markdown text of paragraphs, for a table cell or a line. */
export function inline(markdown: string, line: number): Nodes[] {
  return blocks(markdown, line).flatMap((child, index) => {
    const words = child.type === 'paragraph' ? child.children : [];
    return index > 0 ? [text(' '), ...words] : words;
  });
}
