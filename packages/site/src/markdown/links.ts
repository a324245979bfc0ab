import { posix } from 'node:path';
import type { Link, Nodes, Parent, Root, Text } from 'mdast';
import { entrySlug, isCollectionName } from '../model/collection';
import { decodeAddress } from '../model/route';
import type { ArticleLink, LinkTarget } from './article';
import type { FindTerms, Term } from './terms';
import { type Fail, isParent, text } from './tree';

/** The names that inline code may refer to. */
export interface KnownNames {
  readonly symbols: Pick<ReadonlySet<string>, 'has'>;
  readonly commands: Pick<ReadonlySet<string>, 'has'>;
}

export interface LinkRules {
  /** The folder of the file within content/, to which links are relative. */
  readonly folder: string;
  readonly names: KnownNames;
  /** Finds the terms whose first mention becomes a link. */
  readonly findTerms?: FindTerms;
}

/** Replaces the address of each internal link by `link:N` and returns the target of each link N. */
export function collectLinks(
  root: Root,
  { folder, names, findTerms = () => [] }: LinkRules,
  fail: Fail,
): ArticleLink[] {
  const links: ArticleLink[] = [];
  const mentioned = new Set<string>();
  const explained = new Set<Term>();
  const add = (target: LinkTarget, node: Nodes, automatic: boolean): string => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    links.push({ target, line, column, automatic });
    return `link:${links.length - 1}`;
  };
  const rewriteLink = (node: Link) => {
    if (/^(https?:|mailto:)/.test(node.url)) {
      node.data = { ...node.data, hProperties: { rel: ['noopener', 'noreferrer'] } };
      return;
    }
    const target = readTarget(node.url, folder);
    if (target) node.url = add(target, node, false);
    else {
      const message = `'${node.url}' is not a link of this site: write a relative path to a .md file, ref:Module.name or cli:command.`;
      fail(message, node);
      node.data = { ...node.data, hProperties: { href: undefined } };
    }
  };
  /** The text in pieces, with links around the first mentions of terms. */
  const linkTerms = (node: Text): Nodes[] => {
    const pieces: Nodes[] = [];
    let done = 0;
    for (const { from, to, term } of findTerms(node.value)) {
      if (explained.has(term)) continue;
      explained.add(term);
      const url = add({ kind: 'term', anchor: term.anchor }, node, true);
      const hProperties = { className: ['term'], dataDefinition: term.definition };
      const name = text(node.value.slice(from, to));
      pieces.push(text(node.value.slice(done, from)));
      pieces.push({ type: 'link', url, children: [name], data: { hProperties }, position: node.position });
      done = to;
    }
    return done === 0 ? [node] : [...pieces, text(node.value.slice(done))];
  };
  const visit = (parent: Parent, quiet: boolean) => {
    parent.children = parent.children.flatMap((child): Nodes | Nodes[] => {
      if (child.type === 'link') {
        rewriteLink(child);
        visit(child, true);
      } else if (child.type === 'inlineCode' && !quiet) {
        const target = targetOfCode(child.value, names, mentioned);
        const { position } = child;
        if (target) return { type: 'link', url: add(target, child, true), children: [child], position };
      } else if (child.type === 'text' && !quiet) {
        return linkTerms(child);
      } else if (isParent(child)) visit(child, quiet || child.type === 'heading' || isSummary(child));
      return child;
    }) as Parent['children'];
  };
  visit(root, false);
  return links;
}

/** Controls cannot contain links. */
function isSummary(node: Nodes): boolean {
  return node.type === 'wrapper' && (node.data.hName === 'summary' || node.data.hName === 'button');
}

/** Names without a module are also common words: only the first mention on a page becomes a link. */
function targetOfCode(value: string, names: KnownNames, mentioned: Set<string>): LinkTarget | undefined {
  if (value.startsWith('ligo ') && names.commands.has(value.slice(5)))
    return { kind: 'command', command: value.slice(5) };
  if (!names.symbols.has(value)) return undefined;
  if (!value.includes('.')) {
    if (mentioned.has(value)) return undefined;
    mentioned.add(value);
  }
  return { kind: 'symbol', name: value };
}

/**
 * Parses `../lists.md#folding`, `/lists.md`, `#folding`, `playground:`, `cookbook:`, `term:gas`, `ref:List.map`,
 * `cli:run test`.
 */
function readTarget(url: string, folder: string): LinkTarget | undefined {
  const decoded = decodeAddress(url);
  if (decoded.startsWith('#')) return { kind: 'here', anchor: decoded.slice(1) };
  if (decoded === 'playground:') return { kind: 'playground' };
  if (decoded.startsWith('term:')) return { kind: 'term', anchor: decoded.slice(5).trim() };
  if (decoded === 'glossary:') return { kind: 'term' };
  if (decoded.startsWith('ref:')) return { kind: 'symbol', name: decoded.slice(4).trim() };
  if (decoded.startsWith('cli:')) return readCommand(decoded.slice(4).trim());
  const [, file, anchor] = /^([^#]+)\.md(?:#(.+))?$/.exec(decoded) ?? [];
  const path = file && posix.join(file.startsWith('/') ? 'docs' : folder, file);
  if (path?.startsWith('blog/')) return { kind: 'post', slug: path.slice(5), anchor };
  const list = decoded.replace(/:$/, '');
  if (decoded.endsWith(':') && isCollectionName(list)) return { kind: 'entry', id: list };
  const [collection = '', slug] = path?.split('/') ?? [];
  if (slug && isCollectionName(collection))
    return { kind: 'entry', id: `${collection}/${entrySlug(collection, slug)}`, anchor };
  return path?.startsWith('docs/') ? { kind: 'page', id: docId(path.slice(5)), anchor } : undefined;
}

function readCommand(text: string): LinkTarget {
  const match = /^(.*?)(?:\s+(-\S+))?$/.exec(text);
  return { kind: 'command', command: (match?.[1] ?? text).replace(/^ligo (?=\S)/, ''), flag: match?.[2] };
}

/** `compiling/index` is the page `compiling`. */
export function docId(path: string): string {
  return path.replace(/(^|\/)index$/, '');
}
