import type { Article, ArticleLink } from '../markdown/article';
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
}

type Resolved = { readonly href: string } | { readonly wrong: string };

/** Fills in the addresses of an article's links for one version; links that lead nowhere become plain text. */
export function resolveLinks(
  article: Article,
  place: { file: string; anchors: ReadonlySet<string> },
  world: LinkWorld,
): { html: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const hrefs = article.links.map((link) => {
    const resolved = resolve(link, place.anchors, world);
    if ('href' in resolved) return resolved.href;
    if (!link.automatic) {
      problems.push({ file: place.file, line: link.line, column: link.column, message: resolved.wrong });
    }
    return undefined;
  });
  const html = article.html.replace(/ href="link:(\d+)"/g, (_match, number: string) => {
    const href = hrefs[Number(number)];
    return href === undefined ? '' : ` href="${href}"`;
  });
  return { html, problems };
}

function resolve({ target }: ArticleLink, ownAnchors: ReadonlySet<string>, world: LinkWorld): Resolved {
  const { version, library } = world;
  switch (target.kind) {
    case 'here':
      return withAnchor('', target.anchor, ownAnchors, 'this page');
    case 'page':
      return resolvePage(target.id, target.anchor, world);
    case 'post': {
      const anchors = world.anchorsOfPost.get(target.slug);
      if (!anchors) return { wrong: `There is no post '${target.slug}': mend the link` };
      return withAnchor(`/blog/${target.slug}`, target.anchor, anchors, target.slug);
    }
    case 'symbol': {
      const symbol = library.symbols.get(target.name);
      if (!symbol || !isInRange(version.name, symbol.range))
        return unknownName('symbol', target.name, library.symbols);
      return resolvePage(symbol.page, symbol.anchor, world);
    }
    case 'command': {
      const command = library.commands.get(target.command);
      if (!command || !isInRange(version.name, command.range))
        return unknownName('command', target.command, library.commands);
      if (target.flag && !command.flags.includes(target.flag)) {
        return { wrong: `The command '${target.command}' has no flag ${target.flag}: mend the link` };
      }
      return resolvePage(command.page, target.flag, world);
    }
  }
}

function resolvePage(
  id: string,
  anchor: string | undefined,
  { version, anchorsOfPage }: LinkWorld,
): Resolved {
  const anchors = anchorsOfPage.get(id);
  if (anchors) return withAnchor(docPath(version, id), anchor, anchors, id);
  const guess = nearest(id, [...anchorsOfPage.keys()]);
  return { wrong: `There is no page '${id}'${guess ? `: did you mean '${guess}'?` : ': mend the link'}` };
}

function withAnchor(
  path: string,
  anchor: string | undefined,
  anchors: ReadonlySet<string>,
  name: string,
): Resolved {
  if (anchor === undefined) return { href: path };
  if (anchors.has(anchor)) return { href: `${path}#${anchor}` };
  const guess = nearest(anchor, [...anchors]);
  return {
    wrong: `There is no heading #${anchor} on ${name}${guess ? `: did you mean #${guess}?` : ': mend the link'}`,
  };
}

function unknownName(kind: string, name: string, known: ReadonlyMap<string, unknown>): Resolved {
  const guess = nearest(name, [...known.keys()]);
  return {
    wrong: `There is no ${kind} '${name}'${guess ? `: did you mean '${guess}'?` : ': mend the link'}`,
  };
}
