import type { Article, ArticleLink } from '../markdown/article';
import { WEB_IDE_HREF } from '../markdown/code/block';
import { escapeHtml } from '../model/html';
import type { Problem } from '../model/problem';
import { nearest } from '../model/problem';
import { docPath, isInRange, type VersionConfig } from '../model/version';
import type { Library } from './names';

/** What exists in one version: the pages with their anchors, and the posts. */
export interface LinkWorld {
  readonly version: VersionConfig;
  readonly anchorsOfPage: ReadonlyMap<string, ReadonlySet<string>>;
  readonly anchorsOfPost: ReadonlyMap<string, ReadonlySet<string>>;
  readonly library: Library;
  /** Where a program can be opened in an editor. */
  readonly webIde: string;
  /** Whether a page, or a heading of it, exists in any version. */
  readonly existsSomewhere: (page: string, anchor?: string) => boolean;
}

/** An article with its addresses filled in. */
export interface ResolvedArticle {
  readonly html: string;
  /** The address of link N, where it leads somewhere. */
  readonly hrefs: readonly (string | undefined)[];
  readonly problems: readonly Problem[];
}

type Resolved = { readonly href: string } | { readonly wrong: string };

/** Fills in the addresses of an article's links for one version; links that lead nowhere become plain text. */
export function resolveLinks(
  article: Article,
  place: { file: string; anchors: ReadonlySet<string> },
  world: LinkWorld,
): ResolvedArticle {
  const problems: Problem[] = [];
  const hrefs = article.links.map((link) => {
    const resolved = resolve(link, place.anchors, world);
    if ('href' in resolved) return resolved.href;
    if (!link.automatic) {
      problems.push({ file: place.file, line: link.line, column: link.column, message: resolved.wrong });
    }
    return undefined;
  });
  const html = article.html
    .replace(/ href="link:(\d+)"/g, (_match, number: string) => {
      const href = hrefs[Number(number)];
      return href === undefined ? '' : ` href="${href}"`;
    })
    .replaceAll(` href="${WEB_IDE_HREF}"`, ` href="${escapeHtml(world.webIde)}"`);
  return { html, hrefs, problems };
}

function resolve({ target }: ArticleLink, ownAnchors: ReadonlySet<string>, world: LinkWorld): Resolved {
  switch (target.kind) {
    case 'here':
      return withAnchor('', target.anchor, ownAnchors, 'this page');
    case 'page':
      return resolvePage(target.id, target.anchor, world);
    case 'post': {
      const anchors = world.anchorsOfPost.get(target.slug);
      if (!anchors) return missing(`post '${target.slug}'`, target.slug, world.anchorsOfPost.keys());
      return withAnchor(`/blog/${target.slug}`, target.anchor, anchors, target.slug);
    }
    case 'symbol': {
      const symbol = world.library.symbols.get(target.name);
      if (!symbol) return missing(`symbol '${target.name}'`, target.name, world.library.symbols.keys());
      if (!isInRange(world.version.name, symbol.range)) return notInVersion(`symbol '${target.name}'`, world);
      return resolvePage(symbol.page, symbol.anchor, world);
    }
    case 'command':
      return resolveCommand(target.command, target.flag, world);
  }
}

function resolveCommand(name: string, flag: string | undefined, world: LinkWorld): Resolved {
  const command = world.library.commands.get(name);
  if (!command) return missing(`command '${name}'`, name, world.library.commands.keys());
  if (!isInRange(world.version.name, command.range)) return notInVersion(`command '${name}'`, world);
  if (flag && !command.flags.includes(flag)) return missing(`flag ${flag} of '${name}'`, flag, command.flags);
  return resolvePage(command.page, flag, world);
}

function resolvePage(id: string, anchor: string | undefined, world: LinkWorld): Resolved {
  const anchors = world.anchorsOfPage.get(id);
  if (!anchors) {
    if (world.existsSomewhere(id)) return notInVersion(`page '${id}'`, world);
    return missing(`page '${id}'`, id, world.anchorsOfPage.keys());
  }
  if (anchor !== undefined && !anchors.has(anchor) && world.existsSomewhere(id, anchor)) {
    return notInVersion(`heading #${anchor} of '${id}'`, world);
  }
  return withAnchor(docPath(world.version, id), anchor, anchors, id);
}

function withAnchor(
  path: string,
  anchor: string | undefined,
  anchors: ReadonlySet<string>,
  name: string,
): Resolved {
  if (anchor === undefined) return { href: path };
  if (anchors.has(anchor)) return { href: `${path}#${anchor}` };
  return missing(`heading #${anchor} on ${name}`, anchor, anchors);
}

function missing(what: string, name: string, known: Iterable<string>): Resolved {
  const guess = nearest(name, [...known]);
  return { wrong: `There is no ${what}: ${guess ? `did you mean '${guess}'?` : 'mend the link.'}` };
}

/** A thing of other versions: the text that names it belongs to those as well. */
function notInVersion(what: string, { version }: LinkWorld): Resolved {
  return {
    wrong: `The ${what} is not in version ${version.name}: put the link into :::since or :::until, or link elsewhere.`,
  };
}
