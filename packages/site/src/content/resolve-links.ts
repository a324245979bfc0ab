import {
  type Article,
  type LinkTarget,
  placeholderFor,
  SITE_ADDRESSES,
  type SiteAddress,
} from '../markdown/article';
import { GLOSSARY_NAME } from '../model/collection';
import { escapeHtml } from '../model/html';
import { didYouMean, type Reporter } from '../model/problem';
import { pathBelow } from '../model/route';
import { docPath, isInRange, type VersionConfig } from '../model/version';
import { hasSymbol, type Library } from './content';

type Anchors = ReadonlySet<string>;

/** The targets of links in one version. */
export interface LinkContext extends Readonly<Record<SiteAddress, string>> {
  readonly version: VersionConfig;
  readonly anchorsOfPage: ReadonlyMap<string, Anchors>;
  readonly anchorsOfPost: ReadonlyMap<string, Anchors>;
  /** By id: `cookbook/pausing`, or `glossary`. */
  readonly anchorsOfEntry: ReadonlyMap<string, Anchors>;
  readonly library: Library;
  /** The address of the blog. */
  readonly blog: string;
  /** The address of a page outside of the versions, by id. */
  readonly addressOf: (id: string) => string;
  /** The address of the site's files. */
  readonly files: string;
  /** Whether a page, or a heading of it, exists in any version. */
  readonly existsSomewhere: (page: string, anchor?: string) => boolean;
}

/** As an attribute, or as a value in the JSON of one. */
const ENTRY_PLACEHOLDER = /(="|:&quot;)entry:([\w/-]+)("|&quot;)/g;

type Resolved = { readonly href: string } | { readonly wrong: string };

/** Fills in the addresses of an article's links for one version; broken links become plain text. */
export function resolveLinks(article: Article, file: string, context: LinkContext, report: Reporter) {
  const ownAnchors = new Set(article.anchors);
  const hrefs = article.links.map(({ target, line, column, automatic }) => {
    const resolved = resolve(target, ownAnchors, context);
    if ('href' in resolved) return resolved.href;
    if (!automatic) report({ file, line, column, message: resolved.wrong });
    return undefined;
  });
  let html = article.html.replace(/ href="link:(\d+)"/g, (_match, number: string) => {
    const href = hrefs[Number(number)];
    return href === undefined ? '' : ` href="${href}"`;
  });
  // The text adds the ends of the names: `link:3-480.avif 480w, link:3-960.avif 960w`.
  html = html.replace(/ (src|srcset)="([^"]*)"/g, (whole, name: string, addresses: string) => {
    if (!addresses.startsWith('link:')) return whole;
    return ` ${name}="${addresses.replace(/link:(\d+)/g, (_, number: string) => hrefs[Number(number)] ?? '')}"`;
  });
  // Whole attributes, and whole values in the JSON of an attribute.
  for (const name of SITE_ADDRESSES)
    for (const [start, end] of [
      ['="', '"'],
      [':&quot;', '&quot;'],
    ] as const) {
      const address = escapeHtml(context[name]);
      html = html.replaceAll(start + placeholderFor(name) + end, start + address + end);
    }
  html = html.replace(ENTRY_PLACEHOLDER, (_whole, start: string, id: string, end: string) => {
    return start + escapeHtml(context.addressOf(id)) + end;
  });
  return { html, hrefs };
}

function resolve(target: LinkTarget, ownAnchors: Anchors, context: LinkContext): Resolved {
  switch (target.kind) {
    case 'here':
      return withAnchor('', target.anchor, ownAnchors, 'this page');
    case 'file':
      return { href: `${context.files}${target.file}` };
    case 'playground':
      return { href: context.playground };
    case 'page':
      return resolvePage(target.id, target.anchor, context);
    case 'post': {
      const anchors = context.anchorsOfPost.get(target.slug);
      if (!anchors) return missing(`post '${target.slug}'`, target.slug, context.anchorsOfPost.keys());
      return withAnchor(pathBelow(context.blog, target.slug), target.anchor, anchors, target.slug);
    }
    case 'entry':
      return resolveEntry(target.id, target.anchor, context);
    case 'term':
      return resolveEntry(GLOSSARY_NAME, target.anchor, context);
    case 'symbol': {
      const symbol = context.library.symbols.get(target.name);
      if (!symbol) return missing(`symbol '${target.name}'`, target.name, context.library.symbols.keys());
      if (!hasSymbol(context.version.name, symbol)) return notInVersion(`symbol '${target.name}'`, context);
      return resolvePage(symbol.page, symbol.anchor, context);
    }
    case 'command':
      return resolveCommand(target.command, target.flag, context);
  }
}

function resolveEntry(id: string, anchor: string | undefined, context: LinkContext): Resolved {
  const anchors = context.anchorsOfEntry.get(id);
  if (!anchors) return missing(`page '${id}'`, id, context.anchorsOfEntry.keys());
  return withAnchor(context.addressOf(id), anchor, anchors, id);
}

function resolveCommand(name: string, flag: string | undefined, context: LinkContext): Resolved {
  const command = context.library.commands.get(name);
  if (!command) return missing(`command '${name}'`, name, context.library.commands.keys());
  if (!isInRange(context.version.name, command)) return notInVersion(`command '${name}'`, context);
  if (flag && !command.flagNames.includes(flag))
    return missing(`flag ${flag} of '${name}'`, flag, command.flagNames);
  return resolvePage(command.page, flag, context);
}

function resolvePage(id: string, anchor: string | undefined, context: LinkContext): Resolved {
  const anchors = context.anchorsOfPage.get(id);
  if (!anchors) {
    if (context.existsSomewhere(id)) return notInVersion(`page '${id}'`, context);
    return missing(`page '${id}'`, id, context.anchorsOfPage.keys());
  }
  if (anchor !== undefined && !anchors.has(anchor) && context.existsSomewhere(id, anchor)) {
    return notInVersion(`heading #${anchor} of '${id}'`, context);
  }
  return withAnchor(docPath(context.version, id), anchor, anchors, id);
}

function withAnchor(path: string, anchor: string | undefined, anchors: Anchors, name: string): Resolved {
  if (anchor === undefined) return { href: path };
  if (anchors.has(anchor)) return { href: `${path}#${anchor}` };
  return missing(`heading #${anchor} on ${name}`, anchor, anchors);
}

function missing(what: string, name: string, known: Iterable<string>): Resolved {
  return { wrong: `There is no ${what}: ${didYouMean(name, known, 'fix the link.')}` };
}

/** The target exists only in other versions, so the text that links to it belongs there too. */
function notInVersion(what: string, { version }: LinkContext): Resolved {
  return {
    wrong: `The ${what} is not in version ${version.name}: put the link into :::since or :::until, or link to something else.`,
  };
}
