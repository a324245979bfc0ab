import { highlightType } from '@ligo-docs/ligo/highlight';
import type { Element, ElementContent, Properties } from 'hast';
import { toHtml as hastToHtml } from 'hast-util-to-html';
import type { Code, Heading as HeadingNode, Html, Image, Root, Table } from 'mdast';
import { type Handlers, type Raw, type State, toHast } from 'mdast-util-to-hast';
import type { Heading } from '../model/page';
import { SYNTAX_LABELS, SYNTAXES } from '../model/syntax';
import { forAll } from '../model/syntax-text';
import type { TabData } from '../site/islands/Tabs';
import type { Article } from './article';
import { codeFigure } from './code/block';
import { renderDiagram } from './code/diagram';
import { pictureElements } from './images';
import { codeSampleHtml, exerciseHtml, predictionHtml, stepsHtml, tabsHtml } from './islands';
import { type Fail, isProgram, type Signature, textOf, type Wrapper } from './tree';

/** Returns the address of a type that occurs in a signature, if it has one. */
type TypeLink = (typeName: string, module: string) => string | undefined;

/** Converts the finished tree to HTML. */
export function toHtml(root: Root, fail: Fail, typeLink: TypeLink): Pick<Article, 'html' | 'headings'> {
  const headings: Heading[] = [];
  let tabs = 0;
  let isInHeading = false;
  const handlers: Handlers = {
    code: (_state, node: Code) =>
      raw(node.lang === 'svg' ? renderDiagram(node, fail) : codeSampleHtml([codeFigure(node)])),
    wrapper: (state, node: Wrapper) => {
      const { hName, hProperties, island, bySystem, exercise, prediction } = node.data;
      if (island === 'tabs') return raw(tabsHtml({ tabs: tabsOf(state, node, ++tabs), bySystem }));
      if (island === 'sample') return raw(codeSampleHtml(node.children.filter(isProgram).map(codeFigure)));
      if (exercise) return raw(exerciseHtml(exercise.wrong));
      if (island === 'steps') return raw(stepsHtml());
      if (prediction) return raw(predictionHtml(prediction));
      const children = state.all(node);
      return element(hName, hProperties, isInHeading ? children : labelled(node, children));
    },
    signature: (_state, node: Signature) => raw(signatureHtml(node, typeLink)),
    heading: (state, node: HeadingNode) => {
      isInHeading = true;
      const heading = headingElement(state, node, headings);
      isInHeading = false;
      return heading;
    },
    table: scrollable,
    html: (_state, node: Html) => raw(node.value),
    image: (_state, node: Image) => pictureElements(node),
  };
  const tree = toHast(root, { allowDangerousHtml: true, handlers });
  return { html: writeHtml(tree), headings };
}

/**
 * Text for one syntax, with its name: CSS hides the name where it hides the text for the other syntax, so that readers without
 * our styles and reader modes, which show both, can tell them apart.
 */
function labelled(
  { data: { hName, syntax } }: Wrapper,
  children: readonly ElementContent[],
): ElementContent[] {
  if (!syntax) return [...children];
  const isInline = hName === 'span';
  const name = isInline ? ` (${SYNTAX_LABELS[syntax]}) ` : `In ${SYNTAX_LABELS[syntax]}:`;
  const label = element(isInline ? 'span' : 'p', { className: ['s-name'] }, [{ type: 'text', value: name }]);
  return isInline ? [...children, label] : [label, ...children];
}

function raw(value: string): Raw {
  return { type: 'raw', value };
}

function writeHtml(nodes: Parameters<typeof hastToHtml>[0]): string {
  return hastToHtml(nodes, { allowDangerousHtml: true });
}

function element(tagName: string, properties: Properties, children: readonly ElementContent[]): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

/** The first child of a tab is its label. The number makes its id unique on the page. */
function tabsOf(state: State, { children }: Wrapper, number: number): TabData[] {
  return children.flatMap((tab, index) => {
    if (tab.type !== 'wrapper' || tab.children[0]?.type !== 'wrapper') return [];
    const [label] = tab.children;
    const id = `tab-${number}-${index + 1}`;
    const html = writeHtml(state.all(tab).slice(1));
    return [{ id, label: writeHtml(state.all(label)), name: forAll(textOf(label)), html }];
  });
}

function signatureHtml(node: Signature, typeLink: TypeLink): string {
  return SYNTAXES.map((syntax) => {
    const type = highlightType(node[syntax], syntax, (name) => typeLink(name, node.module));
    // A link to the type `t` of a module is also read without what is around it.
    const named = type.replaceAll('>t</a>', ` aria-label="${node.module}.t">t</a>`);
    const name = `<span class="s-name">${SYNTAX_LABELS[syntax]}: </span>`;
    return `<pre class="signature s-${syntax}">${name}<code>${named}</code></pre>`;
  }).join('');
}

/** The text of a heading is also the link to it, so that screen readers do not read it twice. */
function headingElement(state: State, node: HeadingNode, headings: Heading[]): Element {
  const { anchor: id = '', syntax } = node.data ?? {};
  const children = state.all(node);
  headings.push({ id, depth: node.depth, html: hastToHtml(children), syntax });
  return element(`h${node.depth}`, { id }, [
    element('a', { className: ['anchor'], href: `#${id}`, tabIndex: -1 }, children),
  ]);
}

/** Wide tables scroll in a focusable container. */
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
