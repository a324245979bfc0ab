import { posix } from 'node:path';
import type { Link, Nodes, Parent, Root, Text } from 'mdast';
import { entrySlug, isCollectionName } from '../model/collection';
import { decodeAddress } from '../model/route';
import type { Syntax } from '../model/syntax';
import type { ArticleLink, LinkTarget } from './article';
import type { FindTerms, Term } from './terms';
import { type Fail, isParent, syntaxOf, text } from './tree';

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
  const visit = (parent: Parent, { quiet, syntax, mentioned }: Context) => {
    parent.children = parent.children.flatMap((child): Nodes | Nodes[] => {
      if (child.type === 'link') {
        rewriteLink(child);
        visit(child, { quiet: true, syntax, mentioned });
      } else if (child.type === 'inlineCode' && !quiet) {
        const target = targetOfCode(child.value, names);
        const { position } = child;
        if (target && mentioned.isFirst(child.value, syntax))
          return { type: 'link', url: add(target, child, true), children: [child], position };
      } else if (child.type === 'text' && !quiet) {
        return linkTerms(child);
      } else if (isParent(child))
        visit(child, {
          quiet: quiet || child.type === 'heading' || isSummary(child),
          syntax: syntaxOf(child) ?? syntax,
          // A table is read on its own.
          mentioned: child.type === 'table' ? new Mentions() : mentioned,
        });
      return child;
    }) as Parent['children'];
  };
  visit(root, { quiet: false, syntax: undefined, mentioned: new Mentions() });
  return links;
}

interface Context {
  /** Whether the text is within a link, a heading or a control. */
  readonly quiet: boolean;
  /** The only syntax whose readers see the text. */
  readonly syntax: Syntax | undefined;
  readonly mentioned: Mentions;
}

/** Names that have a link already. Readers of the other syntax do not see what is for one syntax only. */
class Mentions {
  readonly #seen = new Set<string>();

  isFirst(name: string, syntax: Syntax | undefined): boolean {
    if (this.#seen.has(name) || this.#seen.has(`${syntax} ${name}`)) return false;
    this.#seen.add(syntax ? `${syntax} ${name}` : name);
    return true;
  }
}

/** Controls cannot contain links. */
function isSummary(node: Nodes): boolean {
  return node.type === 'wrapper' && (node.data.hName === 'summary' || node.data.hName === 'button');
}

function targetOfCode(value: string, names: KnownNames): LinkTarget | undefined {
  if (value.startsWith('ligo ') && names.commands.has(value.slice(5)))
    return { kind: 'command', command: value.slice(5) };
  return names.symbols.has(value) ? { kind: 'symbol', name: value } : undefined;
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
