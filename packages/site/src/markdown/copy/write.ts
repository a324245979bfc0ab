import type { Image, Link, Nodes, Parents, Root, Text } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import type { CopyView } from '../../model/copy';
import type { ArticleLink } from '../article';
import { textOf, withChildren } from '../tree';
import { differsBySyntax, plainNodes } from './plain-tree';

/** A part of a page as Markdown: one text for all views, or one for each. Link addresses are placeholders. */
export type CopyPiece = string | Readonly<Record<CopyView, string>>;

/** Converts the tree of a page to Markdown. Text that the syntaxes share is written once. */
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

/** Joins the text of a page for one view and fills in addresses; links without one become plain text. */
export function joinPieces(
  pieces: readonly CopyPiece[],
  view: CopyView,
  addressOf: (link: number) => string | undefined,
): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : piece[view]))
    .filter((text) => text !== '')
    .join('\n\n')
    .replace(OPEN_LINK, (_link, kind: string, words: string, number: string, end: string) => {
      const address = addressOf(Number(number));
      return address === undefined ? words : `${kind}[${words}](${address}${end})`;
    });
}

/** A control character before links whose addresses are filled in later; no content contains it. */
const MARK = '\u0001';
const OPEN_LINK = new RegExp(`${MARK}(!?)\\[(.*?)\\]\\(link:(\\d+)([^)]*)\\)`, 'gs');

function link(node: Link, parent: Parents | undefined, state: State, info: Info): string {
  const written = defaultHandlers.link(node, parent, state, info);
  return node.url.startsWith('link:') ? MARK + written : written;
}

function image(node: Image, parent: Parents | undefined, state: State, info: Info): string {
  return MARK + defaultHandlers.image(node, parent, state, info);
}

/** Words and punctuation that cannot start a list or a heading. */
const WORDS = /^[A-Za-z ,.;:][A-Za-z0-9 ,.;:'"?%/()]*(?:\n[A-Za-z][A-Za-z0-9 ,.;:'"?%/()]*)*$/;

/** Most texts contain nothing to escape, and escaping is slow. */
function text({ value }: Text, _parent: Parents | undefined, state: State, info: Info): string {
  return WORDS.test(value) ? value : state.safe(value, info);
}

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  handlers: { image, link, text },
};

function markdownOf(nodes: readonly Nodes[]): string {
  const shown = nodes.filter((node) => node.type === 'thematicBreak' || textOf(node).trim() !== '');
  return toMarkdown(withChildren<Root>({ type: 'root' }, shown), OPTIONS).trimEnd();
}
