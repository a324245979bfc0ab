/** Small Markdown trees that pages made from data are put together of. */
import type { Nodes, Root, RootContent, Table, TableRow } from 'mdast';
import type { Position } from 'unist';
import { element } from '../markdown/directives/directive';
import { text } from '../markdown/tree';

export function rootOf(children: readonly Nodes[]): Root {
  return { type: 'root', children: children as RootContent[] };
}

export function heading(depth: 2 | 3, children: readonly Nodes[], anchor?: string): Nodes {
  return { type: 'heading', depth, children: [...children] as never, data: { anchor } };
}

export function inlineCode(value: string): Nodes {
  return { type: 'inlineCode', value };
}

/** A link; `line` is the line of the file that asks for it. */
export function link(url: string, children: readonly Nodes[], line?: number): Nodes {
  return {
    type: 'link',
    url,
    children: [...children] as never,
    position: line ? positionOf(line) : undefined,
  };
}

/** The place of a node that was made from a line of data. */
export function positionOf(line: number): Position {
  return { start: { line, column: 1 }, end: { line, column: 1 } };
}

export function codeBlock(lang: string, value: string, line: number): Nodes {
  return { type: 'code', lang, meta: null, value: value.replace(/\n+$/, ''), position: positionOf(line) };
}

export function tableRow(...cells: (readonly Nodes[])[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children: [...children] as never })),
  };
}

export function table(titles: readonly string[], rows: readonly TableRow[]): Table {
  return {
    type: 'table',
    align: titles.map(() => null),
    children: [tableRow(...titles.map((title) => [text(title)])), ...rows],
  };
}

export function paragraph(...children: Nodes[]): Nodes {
  return element('p', {}, children);
}

/** The words of a Markdown tree of paragraphs, to stand inside a cell or a line. */
export function inlineOf(root: Root): Nodes[] {
  return root.children.flatMap((child, index) => {
    const words = child.type === 'paragraph' ? child.children : [];
    return index > 0 ? [text(' '), ...words] : words;
  });
}
