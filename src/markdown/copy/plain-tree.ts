/** The tree of a page with plain Markdown nodes only, for its Markdown copy. */
import type { Blockquote, Code, Link, List, ListItem, Nodes, Paragraph, Strong } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { hidePlaceholders } from '../../ligo/grammar/signature';
import type { CopyView } from '../../model/copy';
import { parseSyntax, SYNTAX_EXTENSIONS, SYNTAX_LABELS, SYNTAXES } from '../../model/syntax';
import type { ArticleLink } from '../article';
import { isParent, isProgram, syntaxOf, text, textOf, type Wrapper, withChildren } from '../tree';

interface Reader {
  readonly view: CopyView;
  readonly links: readonly ArticleLink[];
}

/** A node as readers of a view see it, in nodes of plain Markdown. */
export function plainNodes(node: Nodes, reader: Reader): Nodes[] {
  switch (node.type) {
    case 'html':
    case 'rawBlock':
    case 'image':
    case 'imageReference':
    case 'definition':
      return [];
    case 'code':
      return plainCode(node, reader.view);
    case 'signature':
      return SYNTAXES.flatMap((syntax) =>
        plainCode({ type: 'code', lang: syntax, value: hidePlaceholders(node[syntax]) }, reader.view),
      );
    case 'link':
      return plainLink(node, reader);
    case 'samplePair':
    case 'linkReference':
      return plainChildren(node.children, reader);
    case 'textDirective':
      return plainWords(node, reader);
    case 'wrapper':
      return plainWrapper(node, reader);
    default:
      if (!isParent(node)) return [node];
      return [withChildren<Nodes>(node, plainChildren(node.children, reader))];
  }
}

/** Words for one syntax next to words for the other are separated by a slash. */
function plainChildren(children: readonly Nodes[], reader: Reader): Nodes[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const isTwin =
      reader.view === 'both' && child.type === 'textDirective' && before?.type === 'textDirective';
    return isTwin ? [text(' / '), ...plainNodes(child, reader)] : plainNodes(child, reader);
  });
}

function plainWords(node: TextDirective, reader: Reader): Nodes[] {
  const syntax = syntaxOf(node);
  const words = plainChildren(node.children, reader);
  if (reader.view !== 'both') return syntax === reader.view ? words : [];
  return syntax ? [...words, text(` (${SYNTAX_LABELS[syntax]})`)] : words;
}

/** Automatic links, and those within the page, would only be noise. */
function plainLink(node: Link, reader: Reader): Nodes[] {
  const children = plainChildren(node.children, reader);
  const linked = withChildren<Link>(node, children);
  const number = /^link:(\d+)$/.exec(node.url)?.[1];
  if (number === undefined) return /^(https?|mailto):/.test(node.url) ? [linked] : children;
  const link = reader.links[Number(number)];
  return !link || link.automatic || link.target.kind === 'here' ? children : [linked];
}

function plainCode(node: Code, view: CopyView): Nodes[] {
  if (node.lang === 'svg') {
    const title = /title="([^"]+)"/.exec(node.meta ?? '')?.[1];
    return title ? [paragraph([{ type: 'emphasis', children: [text(`Figure: ${title}`)] }])] : [];
  }
  const syntax = parseSyntax(node.lang);
  if (!syntax) return [fence(node.lang ?? 'text', node.value)];
  if (view !== 'both' && view !== syntax) return [];
  const { title, problem } = node.data?.code ?? {};
  const code = fence(syntax, node.value, title && `title="${title}.${SYNTAX_EXTENSIONS[syntax]}"`);
  return problem ? [code, paragraph([text(problem.message)])] : [code];
}

function fence(lang: string, value: string, meta?: string): Code {
  return { type: 'code', lang, meta: meta ?? null, value };
}

function plainWrapper(node: Wrapper, reader: Reader): Nodes[] {
  const inner = (from = 0) => plainChildren(node.children.slice(from), reader);
  const [first] = node.children;
  const title = () => (first && isParent(first) ? plainChildren(first.children, reader) : []);
  const { hName, copy, syntax } = node.data;
  if (syntax) {
    if (reader.view !== 'both') return reader.view === syntax ? inner() : [];
    return [bold([text(`In ${SYNTAX_LABELS[syntax]}:`)]), ...inner()];
  }
  switch (copy) {
    case 'titled':
      return [bold(title()), ...inner(1)];
    case 'quote':
      return [withChildren<Blockquote>({ type: 'blockquote' }, [bold(title()), ...inner(1)])];
    case 'refused':
      return [bold([text('The compiler refuses this: '), ...title()]), ...inner(1)];
    case 'body':
      return inner(1);
    case 'list':
      return [list(inner(), true)];
    case 'item':
      return [listItem(inner())];
    case 'hidden':
      return [];
    case undefined: {
      const children = inner();
      return PLAIN[hName] ? [PLAIN[hName](children)] : children;
    }
  }
}

/** HTML elements that Markdown has too. */
const PLAIN: Readonly<Record<string, (children: Nodes[]) => Nodes>> = {
  strong,
  p: paragraph,
  li: listItem,
  ul: (children) => list(children, false),
};

function paragraph(children: readonly Nodes[]): Nodes {
  return withChildren<Paragraph>({ type: 'paragraph' }, children);
}

function bold(children: readonly Nodes[]): Nodes {
  return paragraph([strong(children)]);
}

function strong(children: readonly Nodes[]): Strong {
  return withChildren<Strong>({ type: 'strong' }, children);
}

function list(items: readonly Nodes[], spread: boolean): List {
  return withChildren<List>({ type: 'list', ordered: false, spread }, items);
}

/** List items of generated pages contain text without a paragraph around it. */
function listItem(children: readonly Nodes[]): ListItem {
  const isWords = children.every(({ type }) => /^(text|inlineCode|link|strong|emphasis)$/.test(type));
  const blocks = isWords ? [paragraph(children)] : children;
  return withChildren<ListItem>({ type: 'listItem', spread: !isWords }, blocks);
}

/** Whether the node differs between the syntaxes. */
export function differsBySyntax(node: Nodes): boolean {
  if (node.type === 'samplePair' || node.type === 'signature' || node.type === 'textDirective') return true;
  if (isProgram(node) || syntaxOf(node)) return true;
  return isParent(node) && node.children.some(differsBySyntax);
}

/** Whether a node has no content for readers. */
export function isEmpty(node: Nodes): boolean {
  return node.type !== 'thematicBreak' && textOf(node).trim() === '';
}
