import type { Element, Nodes as HastNodes } from 'hast';
import { toHtml as hastToHtml } from 'hast-util-to-html';
import type { Code, Heading as HeadingNode, LinkReference, Nodes, Root, Table } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import { highlightType } from '../ligo/grammar/highlight-type';
import type { Heading } from '../model/page';
import type { Reporter } from '../model/problem';
import type { CodeFigureData } from '../site/islands/CodeFigure';
import type { TabData } from '../site/islands/Tabs';
import { codeFigure } from './code/block';
import { renderDiagram } from './code/diagram';
import { readFence } from './code/fence';
import { codeSampleHtml, tabsHtml } from './islands';
import { isProgram, type RawBlock, type SamplePair, type Signature, textOf, type Wrapper } from './tree';

/** The address of a type that a signature names, if it has one. */
type TypeLink = (typeName: string, module: string) => string | undefined;

export interface HtmlOptions {
  readonly file: string;
  readonly report: Reporter;
  readonly typeLink: TypeLink;
}

export interface HtmlResult {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** The finished tree as HTML. */
export function toHtml(root: Root, options: HtmlOptions): HtmlResult {
  const headings: Heading[] = [];
  const raw = (value: string): HastNodes => ({ type: 'raw', value }) as HastNodes;
  const tree = toHast(root, {
    allowDangerousHtml: true,
    handlers: {
      code: (_state: State, node: Code) => raw(codeHtml(node, options)),
      samplePair: (_state: State, node: SamplePair) =>
        raw(codeSampleHtml(node.children.map((child) => figureOf(child, options)))),
      wrapper: (state: State, node: Wrapper) =>
        isTabs(node) ? raw(tabsHtml(tabsOf(state, node))) : wrapperElement(state, node),
      signature: (_state: State, node: Signature) => raw(signatureHtml(node, options.typeLink)),
      rawBlock: (_state: State, node: RawBlock) => raw(node.value),
      heading: (state: State, node: HeadingNode) => headingElement(state, node, headings),
      table: (state: State, node: Table) => scrollable(state, node),
      linkReference: (state: State, node: LinkReference) => state.all(node),
      ...Object.fromEntries(
        REFUSED.map((type) => [type, (_state: State, node: Nodes) => refuse(node, options)]),
      ),
    },
  } as Parameters<typeof toHast>[1]);
  return { html: hastToHtml(tree as HastNodes, { allowDangerousHtml: true }), headings };
}

/** Markdown that pages must not use. Comments are for authors and leave no trace. */
const REFUSED = ['html', 'image', 'imageReference', 'definition'] as const;

function refuse(node: Nodes, { file, report }: HtmlOptions): undefined {
  if (node.type === 'html' && /^<!--[\s\S]*-->$/.test(node.value.trim())) return;
  report({
    file,
    line: node.position?.start.line,
    column: node.position?.start.column,
    message: adviceFor(node),
  });
}

function adviceFor(node: Nodes): string {
  switch (node.type) {
    case 'html':
      return `HTML is not supported ('${node.value.slice(0, 40)}'): use Markdown or a directive, and put code in backticks.`;
    case 'definition':
      return `'[${node.identifier}]:' is not supported: write the address in the link itself, as [text](address).`;
    default:
      return 'Image files are not supported: draw it in a fence, as ```svg title="what it shows".';
  }
}

function codeHtml(node: Code, { file, report }: HtmlOptions): string {
  const fail = (message: string) => report({ file, line: node.position?.start.line, message });
  if (node.lang === 'svg') return renderDiagram(node.value, node.meta, fail);
  return codeSampleHtml([figureOf(node, { file, report })]);
}

function figureOf(node: Code, { file, report }: Pick<HtmlOptions, 'file' | 'report'>): CodeFigureData {
  const fail = (message: string) => report({ file, line: node.position?.start.line, message });
  // Fences of programs were checked when they were collected.
  const { language, group, skip } = readFence(node.lang, node.meta, isProgram(node) ? () => {} : fail);
  const { title, mark, inFails, problem } = node.data?.code ?? {};
  // What is in :::fails can be run too, to see why it is refused.
  const isLive = !skip || inFails;
  return codeFigure({ code: node.value, language, group, title, mark, isLive, problem });
}

function wrapperElement(state: State, node: Wrapper): Element {
  const { hName, hProperties } = node.data;
  return { type: 'element', tagName: hName, properties: hProperties, children: state.all(node) as Element[] };
}

function isTabs({ data }: Wrapper): boolean {
  return data.hProperties.dataTabs !== undefined;
}

/** The first child holds the labels, each with its id; the others are the panels. */
function tabsOf(state: State, node: Wrapper): TabData[] {
  const inner = (wrapper: Wrapper) =>
    hastToHtml(state.all(wrapper) as Element[], { allowDangerousHtml: true });
  const [list, ...panels] = node.children as Wrapper[];
  const labels = (list?.children ?? []) as Wrapper[];
  return labels.map((label, index) => ({
    id: String(label.data.hProperties.id),
    label: inner(label),
    name: textOf(label),
    html: panels[index] && inner(panels[index]),
  }));
}

function signatureHtml(node: Signature, typeLink: TypeLink): string {
  const one = (syntax: 'jsligo' | 'cameligo') =>
    `<pre class="signature s-${syntax}"><code>${highlightType(node[syntax], syntax, (name) =>
      typeLink(name, node.module),
    )}</code></pre>`;
  return one('jsligo') + one('cameligo');
}

/** The text of a heading is the link to it, so that screen readers do not hear its name twice. */
function headingElement(state: State, node: HeadingNode, headings: Heading[]): Element {
  const id = node.data?.anchor ?? '';
  const children = state.all(node);
  const text = textOf(node, node.data?.syntax ?? 'jsligo');
  headings.push({ id, depth: node.depth, text, html: hastToHtml(children), syntax: node.data?.syntax });
  const anchor: Element = {
    type: 'element',
    tagName: 'a',
    properties: { className: ['anchor'], href: `#${id}` },
    children: children as Element['children'],
  };
  return { type: 'element', tagName: `h${node.depth}`, properties: { id }, children: [anchor] };
}

/** Wide tables scroll in a container that the keyboard can reach. */
function scrollable(state: State, node: Table): Element {
  const rows = node.children.map((row, index) => ({
    type: 'element' as const,
    tagName: 'tr',
    properties: {},
    children: row.children.map((cell, column) => {
      const align = node.align?.[column];
      return {
        type: 'element' as const,
        // An empty cell is not a header.
        tagName: index === 0 && cell.children.length > 0 ? 'th' : 'td',
        properties: align ? { className: [`align-${align}`] } : {},
        children: state.all(cell as Nodes) as Element['children'],
      };
    }),
  }));
  const [head, ...body] = rows;
  const section = (tagName: string, children: Element[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  });
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
    children: [section('table', [section('thead', head ? [head] : []), section('tbody', body)])],
  };
}
