import type { Element, ElementContent, Nodes as HastNodes, Properties } from 'hast';
import { toHtml as hastToHtml } from 'hast-util-to-html';
import type { Code, Heading as HeadingNode, LinkReference, Nodes, Root, Table } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import { highlightType } from '../ligo/grammar/highlight-type';
import type { Heading } from '../model/page';
import { SYNTAXES } from '../model/syntax';
import type { CodeFigureData } from '../site/islands/CodeSample';
import type { TabData } from '../site/islands/Tabs';
import type { Article } from './article';
import { codeFigure } from './code/block';
import { renderDiagram } from './code/diagram';
import { readFence } from './code/fence';
import { codeSampleHtml, tabsHtml } from './islands';
import {
  type Fail,
  isProgram,
  type RawBlock,
  type SamplePair,
  type Signature,
  textOf,
  type Wrapper,
} from './tree';

/** The address of a type that a signature names, if it has one. */
type TypeLink = (typeName: string, module: string) => string | undefined;

/** The finished tree as HTML. */
export function toHtml(root: Root, fail: Fail, typeLink: TypeLink): Pick<Article, 'html' | 'headings'> {
  const headings: Heading[] = [];
  const raw = (value: string): HastNodes => ({ type: 'raw', value }) as HastNodes;
  const tree = toHast(root, {
    allowDangerousHtml: true,
    handlers: {
      code: (_state: State, node: Code) => raw(codeHtml(node, fail)),
      samplePair: (_state: State, node: SamplePair) =>
        raw(codeSampleHtml(node.children.map((child) => figureOf(child, fail)))),
      wrapper: (state: State, node: Wrapper) =>
        isTabs(node)
          ? raw(tabsHtml(tabsOf(state, node)))
          : element(node.data.hName, node.data.hProperties, state.all(node)),
      signature: (_state: State, node: Signature) => raw(signatureHtml(node, typeLink)),
      rawBlock: (_state: State, node: RawBlock) => raw(node.value),
      heading: (state: State, node: HeadingNode) => headingElement(state, node, headings),
      table: (state: State, node: Table) => scrollable(state, node),
      linkReference: (state: State, node: LinkReference) => state.all(node),
      ...Object.fromEntries(
        REFUSED.map((type) => [type, (_state: State, node: Nodes) => refuse(node, fail)]),
      ),
    },
  } as Parameters<typeof toHast>[1]);
  return { html: hastToHtml(tree as HastNodes, { allowDangerousHtml: true }), headings };
}

function element(tagName: string, properties: Properties, children: readonly ElementContent[]): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

/** Markdown that pages must not use. Comments are for authors and leave no trace. */
const REFUSED = ['html', 'image', 'imageReference', 'definition'] as const;

function refuse(node: Nodes, fail: Fail): undefined {
  if (node.type === 'html' && /^<!--[\s\S]*-->$/.test(node.value.trim())) return;
  fail(adviceFor(node), node.position?.start);
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

function codeHtml(node: Code, fail: Fail): string {
  if (node.lang !== 'svg') return codeSampleHtml([figureOf(node, fail)]);
  return renderDiagram(node.value, node.meta, (message) => fail(message, lineOf(node)));
}

function figureOf(node: Code, fail: Fail): CodeFigureData {
  // Fences of programs were checked when they were collected.
  const failHere = (message: string) => isProgram(node) || fail(message, lineOf(node));
  const { language, group, skip } = readFence(node.lang, node.meta, failHere);
  const { title, mark, inFails, problem } = node.data?.code ?? {};
  // What is in :::fails can be run too, to see why it is refused.
  const isLive = !skip || inFails;
  return codeFigure({ code: node.value, language, group, title, mark, isLive, problem });
}

function lineOf({ position }: Code): { line?: number } {
  return { line: position?.start.line };
}

function isTabs({ data }: Wrapper): boolean {
  return data.hProperties.dataTabs !== undefined;
}

/** The first child holds the labels, each with its id; the others are the panels. */
function tabsOf(state: State, node: Wrapper): TabData[] {
  const inner = (wrapper: Wrapper) => hastToHtml(state.all(wrapper), { allowDangerousHtml: true });
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
  return SYNTAXES.map((syntax) => {
    const type = highlightType(node[syntax], syntax, (name) => typeLink(name, node.module));
    return `<pre class="signature s-${syntax}"><code>${type}</code></pre>`;
  }).join('');
}

/** The text of a heading is the link to it, so that screen readers do not hear its name twice. */
function headingElement(state: State, node: HeadingNode, headings: Heading[]): Element {
  const { anchor: id = '', syntax } = node.data ?? {};
  const children = state.all(node);
  const text = textOf(node, syntax ?? 'jsligo');
  headings.push({ id, depth: node.depth, text, html: hastToHtml(children), syntax });
  return element(`h${node.depth}`, { id }, [
    element('a', { className: ['anchor'], href: `#${id}` }, children),
  ]);
}

/** Wide tables scroll in a container that the keyboard can reach. */
function scrollable(state: State, node: Table): Element {
  const rows = node.children.map((row, index) => {
    const cells = row.children.map((cell, column) => {
      const align = node.align?.[column];
      // An empty cell is not a header.
      const tag = index === 0 && cell.children.length > 0 ? 'th' : 'td';
      return element(tag, align ? { className: [`align-${align}`] } : {}, state.all(cell));
    });
    return element('tr', {}, cells);
  });
  const table = [element('thead', {}, rows.slice(0, 1)), element('tbody', {}, rows.slice(1))];
  const properties = { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };
  return element('div', properties, [element('table', {}, table)]);
}
