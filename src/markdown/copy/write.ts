import type { Code, Link, Nodes, Parents, Root, Text } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import { COPY_VIEWS, type CopyView } from '../../model/copy';
import type { ArticleLink } from '../article';
import { withChildren } from '../tree';
import { type CopyPiece, openLink } from './piece';
import { differsBySyntax, isEmpty, plainNodes } from './plain-tree';

/** The tree of a page as Markdown. What the syntaxes share is written once. */
export function writeCopy(root: Root, links: readonly ArticleLink[]): CopyPiece[] {
  const pieces: CopyPiece[] = [];
  const write = (nodes: readonly Nodes[], view: CopyView) =>
    blocks(nodes.flatMap((node) => plainNodes(node, { view, links })));
  for (const run of runsOf(root.children)) {
    if (!run.differs) {
      const text = write(run.nodes, 'both');
      if (text) pieces.push(text);
      continue;
    }
    const [both = '', jsligo = '', cameligo = ''] = COPY_VIEWS.map((view) => write(run.nodes, view));
    if (both) pieces.push({ both, jsligo, cameligo });
  }
  return pieces;
}

interface Run {
  readonly differs: boolean;
  readonly nodes: Nodes[];
}

/** Adjacent nodes that both syntaxes share, or do not share, are written together. */
function runsOf(nodes: readonly Nodes[]): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const differs = differsBySyntax(node);
    const last = runs.at(-1);
    if (last?.differs === differs) last.nodes.push(node);
    else runs.push({ differs, nodes: [node] });
  }
  return runs;
}

/** Code is most of what differs between syntaxes, and needs no escaping. */
function blocks(nodes: readonly Nodes[]): string {
  const texts: string[] = [];
  let prose: Nodes[] = [];
  const flush = () => {
    if (prose.length > 0) texts.push(proseText(prose));
    prose = [];
  };
  for (const node of nodes) {
    if (node.type === 'code') {
      flush();
      texts.push(fenced(node));
    } else if (!isEmpty(node)) prose.push(node);
  }
  flush();
  return texts.join('\n\n');
}

function fenced({ lang, meta, value }: Code): string {
  const longest = Math.max(2, ...[...value.matchAll(/^`{3,}/gm)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${[lang, meta].filter(Boolean).join(' ')}\n${value}\n${ticks}`;
}

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  handlers: { link, text },
};

function proseText(nodes: readonly Nodes[]): string {
  return toMarkdown(withChildren<Root>({ type: 'root' }, nodes), OPTIONS).trimEnd();
}

/** Most texts hold nothing that Markdown could take for more than words; looking for it takes long. */
function text({ value }: Text, _parent: Parents | undefined, state: State, info: Info): string {
  return WORDS.test(value) ? value : state.safe(value, info);
}

/** Words and punctuation, without what starts a list or a heading at the start of a line. */
const WORDS = /^[A-Za-z ,.;:][A-Za-z0-9 ,.;:'"?%/()]*(?:\n[A-Za-z][A-Za-z0-9 ,.;:'"?%/()]*)*$/;

function link(node: Link, parent: Parents | undefined, state: State, info: Info): string {
  const number = /^link:(\d+)$/.exec(node.url)?.[1];
  if (number === undefined) return defaultHandlers.link(node, parent, state, info);
  const leave = [state.enter('link'), state.enter('label')];
  const words = state.containerPhrasing(node, { ...info, before: '[', after: ']' });
  for (const exit of leave.reverse()) exit();
  return openLink(words, number);
}
