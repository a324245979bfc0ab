/** Small Markdown trees that pages made from data are put together of. */
import type { Nodes, Root, RootContent, Table, TableRow } from 'mdast';
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

export function link(url: string, children: readonly Nodes[]): Nodes {
  return { type: 'link', url, children: [...children] as never };
}

export function codeBlock(lang: string, value: string, line: number): Nodes {
  const start = { line, column: 1 };
  return {
    type: 'code',
    lang,
    meta: null,
    value: value.replace(/\n+$/, ''),
    position: { start, end: start },
  };
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

/** The words of a one-paragraph Markdown tree, to stand inside a cell or a line. */
export function inlineOf(root: Root): Nodes[] {
  const first = root.children[0];
  return first?.type === 'paragraph' ? first.children : [];
}
