/** The tree of a page without anything that only HTML has: what is left can be written as Markdown for any reader. */
import type { BlockContent, Code, Link, ListItem, Nodes, PhrasingContent } from 'mdast';
import type { CopyView } from '../../model/copy';
import { parseSyntax, SYNTAX_EXTENSIONS, SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';
import type { ArticleLink } from '../article';
import { isParent, isProgram, type Signature, text, textOf, type Wrapper } from '../tree';

interface Reader {
  readonly view: CopyView;
  readonly links: readonly ArticleLink[];
}

/** What readers of a view see of a node, in nodes that Markdown itself has. */
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
    case 'samplePair':
      return node.children.flatMap((code) => plainCode(code, reader.view));
    case 'signature':
      return plainSignature(node, reader.view);
    case 'link':
      return plainLink(node, reader);
    case 'linkReference':
      return plainChildren(node.children, reader);
    case 'textDirective':
      return plainWords(node.name, plainChildren(node.children as Nodes[], reader), reader.view);
    case 'wrapper':
      return plainWrapper(node, reader);
    default:
      if (!isParent(node)) return [node];
      return [{ ...node, children: plainChildren(node.children as Nodes[], reader) } as Nodes];
  }
}

/** Words for one syntax beside words for the other are parted by a slash, so that both are read as one place. */
function plainChildren(children: readonly Nodes[], reader: Reader): Nodes[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const isTwin =
      reader.view === 'both' && child.type === 'textDirective' && before?.type === 'textDirective';
    return isTwin ? [text(' / '), ...plainNodes(child, reader)] : plainNodes(child, reader);
  });
}

function plainWords(name: string, words: Nodes[], view: CopyView): Nodes[] {
  if (view !== 'both') return name === view ? words : [];
  return [...words, text(` (${SYNTAX_LABELS[name as Syntax]})`)];
}

/** Links that the build made by itself, and those within the page, would only be noise beside the text. */
function plainLink(node: Link, reader: Reader): Nodes[] {
  const children = plainChildren(node.children, reader) as PhrasingContent[];
  const number = /^link:(\d+)$/.exec(node.url)?.[1];
  if (number === undefined) return /^(https?|mailto):/.test(node.url) ? [{ ...node, children }] : children;
  const link = reader.links[Number(number)];
  return !link || link.automatic || link.target.kind === 'here' ? children : [{ ...node, children }];
}

function plainCode(node: Code, view: CopyView): Nodes[] {
  if (node.lang === 'svg') {
    const title = /title="([^"]+)"/.exec(node.meta ?? '')?.[1];
    return title ? [paragraph([{ type: 'emphasis', children: [text(`Figure: ${title}`)] }])] : [];
  }
  const syntax = parseSyntax(node.lang);
  if (!syntax) return [fence(node.lang ?? 'text', node.value)];
  if (view !== 'both' && view !== syntax) return [];
  const { title } = node.data?.code ?? {};
  return [fence(syntax, node.value, title && `title="${title}.${SYNTAX_EXTENSIONS[syntax]}"`)];
}

function plainSignature(node: Signature, view: CopyView): Nodes[] {
  return SYNTAXES.filter((syntax) => view === 'both' || view === syntax).map((syntax) =>
    fence(syntax, node[syntax]),
  );
}

function fence(lang: string, value: string, meta?: string): Code {
  return { type: 'code', lang, meta: meta ?? null, value };
}

function plainWrapper(node: Wrapper, reader: Reader): Nodes[] {
  const inner = (from = 0) => plainChildren(node.children.slice(from), reader);
  const has = (name: string) => classesOf(node).includes(name);
  const syntax = SYNTAXES.find((one) => has(`s-${one}`));
  if (syntax) {
    if (reader.view !== 'both') return reader.view === syntax ? inner() : [];
    return [bold([text(`In ${SYNTAX_LABELS[syntax]}:`)]), ...inner()];
  }
  switch (node.data.hName) {
    case 'strong':
      return [{ type: 'strong', children: inner() as PhrasingContent[] }];
    case 'p':
      return [paragraph(inner())];
    case 'li':
      return [listItem(inner())];
    case 'ul':
      return [{ type: 'list', ordered: false, spread: false, children: inner() as ListItem[] }];
    case 'details':
      return has('deprecated-entries') ? inner(1) : [bold(inOne(node.children[0], reader)), ...inner(1)];
  }
  if (has('admonition')) {
    const title = bold(inOne(node.children[0], reader));
    return [{ type: 'blockquote', children: [title, ...inner(1)] as BlockContent[] }];
  }
  if (has('fails')) {
    const reason = [text('The compiler refuses this: '), ...inOne(node.children[0], reader)];
    return [bold(reason), ...inner(1)];
  }
  if (has('tab-list')) return [];
  if (has('tab-panel')) return [bold([text(String(node.data.hProperties.dataLabel ?? ''))]), ...inner()];
  if (has('flags')) return [{ type: 'list', ordered: false, spread: true, children: inner() as ListItem[] }];
  if (has('flag')) return [listItem(inner())];
  return inner();
}

/** The words of a title or a summary. */
function inOne(node: Nodes | undefined, reader: Reader): Nodes[] {
  return node && isParent(node) ? plainChildren(node.children as Nodes[], reader) : [];
}

function paragraph(children: readonly Nodes[]): Nodes {
  return { type: 'paragraph', children: children as PhrasingContent[] };
}

function bold(children: readonly Nodes[]): Nodes {
  return paragraph([{ type: 'strong', children: children as PhrasingContent[] }]);
}

/** Items of pages made from data hold words without a paragraph around them. */
function listItem(children: readonly Nodes[]): ListItem {
  const isWords = children.every(({ type }) => /^(text|inlineCode|link|strong|emphasis)$/.test(type));
  const blocks = isWords ? [paragraph(children)] : children;
  return { type: 'listItem', spread: !isWords, children: blocks as BlockContent[] };
}

function classesOf({ data }: Wrapper): readonly unknown[] {
  return Array.isArray(data.hProperties.className) ? data.hProperties.className : [];
}

/** Whether readers of the two syntaxes see different things of a node. */
export function differsBySyntax(node: Nodes): boolean {
  if (node.type === 'samplePair' || node.type === 'signature' || node.type === 'textDirective') return true;
  if (isProgram(node)) return true;
  if (node.type === 'wrapper' && SYNTAXES.some((syntax) => classesOf(node).includes(`s-${syntax}`)))
    return true;
  return isParent(node) && (node.children as Nodes[]).some(differsBySyntax);
}

/** Whether a node leaves nothing for a reader. */
export function isEmpty(node: Nodes): boolean {
  return node.type !== 'thematicBreak' && textOf(node).trim() === '';
}
