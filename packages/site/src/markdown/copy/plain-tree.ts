/** The tree of a page with plain Markdown nodes only, for its Markdown copy. */

import { hidePlaceholders } from '@ligo-docs/ligo/highlight';
import type { Blockquote, Code, Link, List, ListItem, Nodes, Strong } from 'mdast';
import type { CopyView } from '../../model/copy';
import { parseSyntax, SYNTAX_EXTENSIONS, SYNTAX_LABELS, SYNTAXES } from '../../model/syntax';
import type { ArticleLink } from '../article';
import { isParent, isProgram, paragraph, syntaxOf, text, type Wrapper, withChildren } from '../tree';

interface Reader {
  readonly view: CopyView;
  readonly links: readonly ArticleLink[];
}

/** Converts a node to plain Markdown nodes for one view. */
export function plainNodes(node: Nodes, reader: Reader): Nodes[] {
  switch (node.type) {
    case 'html':
      return [];
    case 'code':
      return plainCode(node, reader.view);
    case 'signature':
      return SYNTAXES.flatMap((syntax) =>
        plainCode({ type: 'code', lang: syntax, value: hidePlaceholders(node[syntax]) }, reader.view),
      );
    case 'link':
      return plainLink(node, reader);
    case 'wrapper':
      return plainWrapper(node, reader);
    default:
      return isParent(node) ? [withChildren<Nodes>(node, plainChildren(node, reader))] : [node];
  }
}

/** Separates adjacent words for different syntaxes by a slash. */
function plainChildren({ children }: { children: readonly Nodes[] }, reader: Reader): Nodes[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const isTwin = reader.view === 'both' && before && isSyntaxWords(before) && isSyntaxWords(child);
    return isTwin ? [text(' / '), ...plainNodes(child, reader)] : plainNodes(child, reader);
  });
}

function isSyntaxWords(node: Nodes): boolean {
  return node.type === 'wrapper' && node.data.hName === 'span' && node.data.syntax !== undefined;
}

/** Drops automatic links and links within the page, which would only be noise. */
function plainLink(node: Link, reader: Reader): Nodes[] {
  const children = plainChildren(node, reader);
  const link = reader.links[Number(/^link:(\d+)$/.exec(node.url)?.[1])];
  const isOuter = link ? !link.automatic && link.target.kind !== 'here' : /^(https?|mailto):/.test(node.url);
  return isOuter ? [withChildren<Link>(node, children)] : children;
}

function plainCode({ lang, meta, value, data }: Code, view: CopyView): Nodes[] {
  if (lang === 'svg') {
    const title = /title="([^"]+)"/.exec(meta ?? '')?.[1];
    return title ? [paragraph([{ type: 'emphasis', children: [text(`Figure: ${title}`)] }])] : [];
  }
  const syntax = parseSyntax(lang);
  if (!syntax) return [{ type: 'code', lang: lang ?? 'text', value }];
  if (view !== 'both' && view !== syntax) return [];
  const { title, problem } = data?.code ?? {};
  const file = title && `title="${title}.${SYNTAX_EXTENSIONS[syntax]}"`;
  const code: Code = { type: 'code', lang: syntax, meta: file, value };
  return problem ? [code, paragraph([text(problem.message)])] : [code];
}

function plainWrapper(node: Wrapper, reader: Reader): Nodes[] {
  const children = plainChildren(node, reader);
  const { hName, copy, syntax } = node.data;
  if (syntax && reader.view !== 'both') return reader.view === syntax ? children : [];
  if (syntax && hName === 'span') return [...children, text(` (${SYNTAX_LABELS[syntax]})`)];
  if (syntax) return [bold([text(`In ${SYNTAX_LABELS[syntax]}:`)]), ...children];
  switch (copy) {
    case 'title':
      return [bold(children)];
    case 'refusal':
      return [bold([text('The compiler rejects this: '), ...children])];
    case 'blockquote':
      return [withChildren<Blockquote>({ type: 'blockquote' }, children)];
    case 'list': {
      const spread = children.some((item) => item.type === 'listItem' && item.spread);
      return [withChildren<List>({ type: 'list', ordered: false, spread }, children)];
    }
    case 'listItem':
      return [listItem(children)];
    case 'hidden':
      return [];
    case undefined:
      return children;
  }
}

function bold(children: readonly Nodes[]): Nodes {
  return paragraph([withChildren<Strong>({ type: 'strong' }, children)]);
}

/** List items of generated pages contain text without a paragraph around it. */
function listItem(children: readonly Nodes[]): ListItem {
  const isWords = children.every(({ type }) => /^(text|inlineCode|link|strong|emphasis)$/.test(type));
  const blocks = isWords ? [paragraph(children)] : children;
  return withChildren<ListItem>({ type: 'listItem', spread: !isWords }, blocks);
}

/** Whether the node differs between the syntaxes. */
export function differsBySyntax(node: Nodes): boolean {
  if (node.type === 'signature' || isProgram(node) || syntaxOf(node)) return true;
  return isParent(node) && node.children.some(differsBySyntax);
}
