import type { Link, Nodes, Parents, Root, Text } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import type { CopyView } from '../../model/copy';
import type { ArticleLink } from '../article';
import { withChildren } from '../tree';
import { type CopyPiece, openLink } from './piece';
import { differsBySyntax, isEmpty, plainNodes } from './plain-tree';

/** The tree of a page as Markdown. What the syntaxes share is written once. */
export function writeCopy(root: Root, links: readonly ArticleLink[]): CopyPiece[] {
  const pieces = root.children.map((node): CopyPiece => {
    const write = (view: CopyView) => markdownOf(plainNodes(node, { view, links }));
    const both = write('both');
    return both && differsBySyntax(node)
      ? { both, jsligo: write('jsligo'), cameligo: write('cameligo') }
      : both;
  });
  return pieces.filter((piece) => piece !== '');
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

function markdownOf(nodes: readonly Nodes[]): string {
  const shown = nodes.filter((node) => !isEmpty(node));
  return toMarkdown(withChildren<Root>({ type: 'root' }, shown), OPTIONS).trimEnd();
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
