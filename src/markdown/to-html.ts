import type { Element, Nodes as HastNodes } from 'hast';
import { toHtml as hastToHtml } from 'hast-util-to-html';
import type { Code, Heading as HeadingNode, LinkReference, Nodes, Root, Table } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import { highlightType } from '../grammar';
import type { Heading } from '../model/page';
import type { Reporter } from '../model/problem';
import { renderBlock } from './code/block';
import { renderDiagram } from './code/diagram';
import { readFence } from './code/fence';
import { isProgram, type RawBlock, type SamplePair, type Signature, textOf } from './tree';

/** Gives the address of a type named in a signature of a module, or nothing. */
export type TypeLink = (typeName: string, module: string) => string | undefined;

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
      samplePair: (state: State, node: SamplePair) => ({
        type: 'element',
        tagName: 'div',
        properties: { className: ['pair'] },
        children: node.children.map((child) => state.one(child, undefined)),
      }),
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

/** What Markdown knows and the dialect does not. Comments are for writers: they leave no trace. */
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
      return `HTML is not part of the dialect ('${node.value.slice(0, 40)}'): use Markdown or a directive, and put code into backticks.`;
    case 'definition':
      return `'[${node.identifier}]:' has no meaning here: write the address into the link itself, as [text](address).`;
    default:
      return 'There are no pictures from files: draw it in a fence, as ```svg title="what it shows".';
  }
}

function codeHtml(node: Code, { file, report }: HtmlOptions): string {
  const fail = (message: string) => report({ file, line: node.position?.start.line, message });
  if (node.lang === 'svg') return renderDiagram(node.value, node.meta, fail);
  const { language } = readFence(node.lang, node.meta, isProgram(node) ? () => {} : fail);
  const { title, mark, pair } = node.data?.code ?? {};
  return renderBlock({ code: node.value, language, title, mark, paired: pair !== undefined });
}

function signatureHtml(node: Signature, typeLink: TypeLink): string {
  const one = (syntax: 'jsligo' | 'cameligo') =>
    `<pre class="signature s-${syntax}" tabindex="0"><code>${highlightType(node[syntax], syntax, (name) =>
      typeLink(name, node.module),
    )}</code></pre>`;
  return one('jsligo') + one('cameligo');
}

function headingElement(state: State, node: HeadingNode, headings: Heading[]): Element {
  const id = node.data?.anchor ?? '';
  const children = state.all(node);
  const text = textOf(node, node.data?.syntax ?? 'jsligo');
  headings.push({ id, depth: node.depth, text, html: hastToHtml(children), syntax: node.data?.syntax });
  const anchor: Element = {
    type: 'element',
    tagName: 'a',
    properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to ${text}` },
    children: [],
  };
  return { type: 'element', tagName: `h${node.depth}`, properties: { id }, children: [...children, anchor] };
}

/** Wide tables scroll in a box of their own, which the keyboard can reach. */
function scrollable(state: State, node: Table): Element {
  const rows = node.children.map((row, index) => ({
    type: 'element' as const,
    tagName: 'tr',
    properties: {},
    children: row.children.map((cell, column) => {
      const align = node.align?.[column];
      return {
        type: 'element' as const,
        // An empty cell heads nothing.
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
    properties: { className: ['table'], tabIndex: 0 },
    children: [section('table', [section('thead', head ? [head] : []), section('tbody', body)])],
  };
}
