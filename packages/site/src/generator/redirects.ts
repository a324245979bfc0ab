import type { PageRedirect } from '../content/redirects';
import { escapeHtml } from '../model/html';
import type { Reporter } from '../model/problem';
import { inFormOf, isAtOrBelow, pathBelow, plainPath } from '../model/route';
import type { SiteConfig } from '../model/site';
import { docPath, latestVersion, type Version } from '../model/version';
import type { OutputFile } from './output';
import { filePath, pageFile } from './outputs/addresses';

/** A redirect from one address, without a slash at its end, to another. A trailing star matches the rest of the address. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Redirects for aliases in every version that has the page, and for the number of the latest version. */
export function siteRedirects(
  aliases: readonly PageRedirect[],
  versions: readonly Version[],
  report: Reporter,
): Redirect[] {
  const latest = latestVersion(versions);
  // The addresses of all pages and versions, in lower case: no alias may hide them.
  const paths = versions.flatMap((version) => [version.path, ...version.docs.map(({ path }) => path)]);
  const taken = new Set(paths.map((path) => plainPath(path).toLowerCase()));
  const fromPath = (version: Version, id: string) => plainPath(docPath(version, id));
  const redirects = aliases.flatMap(({ from, to, line }) => {
    const fail = (message: string) => report({ file: 'content/redirects.yaml', line, message });
    const having = versions.filter(({ docs }) => docs.some(({ id }) => id === to));
    const free = having.filter((version) => !taken.has(fromPath(version, from).toLowerCase()));
    if (having.length === 0) fail(`'${from}' leads to '${to}', which is not a page: correct the target.`);
    else if (free.length === 0) fail(`'${from}' is the address of a page: remove this line.`);
    return free.map((version) => ({ from: fromPath(version, from), to: docPath(version, to) }));
  });
  const numbered = fromPath(latest, latest.name);
  return [
    ...redirects,
    { from: numbered, to: latest.path },
    { from: `${numbered}/*`, to: `${plainPath(latest.path)}/:splat` },
  ];
}

/** Redirects from the former names of posts. */
export function blogRedirects(
  moved: readonly PageRedirect[],
  { blog, slugs }: { readonly blog: string; readonly slugs: readonly string[] },
  report: Reporter,
): Redirect[] {
  return moved.flatMap(({ from, to, line }) => {
    const fail = (message: string) => report({ file: 'content/redirects.yaml', line, message });
    if (!slugs.includes(to)) fail(`'${from}' leads to '${to}', which is not a post: correct the target.`);
    else if (slugs.includes(from)) fail(`'${from}' is the address of a post: remove this line.`);
    else return [{ from: plainPath(pathBelow(blog, from)), to: pathBelow(blog, to) }];
    return [];
  });
}

/**
 * The rules in the format of Cloudflare Pages. Netlify follows a rule for an address that has a page only with
 * the status `301!`, which Cloudflare does not know.
 */
export function redirectsFile(redirects: readonly Redirect[], status: '301' | '301!' = '301'): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const spellings = to.endsWith('/') ? [from, `${from}/`] : [from];
    return spellings.map((address) => `${encodeURI(address)} ${to} ${status}`);
  });
  return `${lines.join('\n')}\n`;
}

/** The script of redirect pages, which keeps what a refresh would lose. */
const MOVED_SCRIPT: OutputFile = {
  file: 'moved.js',
  content: 'location.replace(document.currentScript.dataset.to + location.search + location.hash);\n',
};

/** HTML pages that redirect, for hosts without redirects: one for each alias, and for each page below a wildcard. */
export function redirectPages(
  site: SiteConfig,
  redirects: readonly Redirect[],
  pages: readonly string[],
): OutputFile[] {
  const exact = redirects.filter(({ from }) => !from.endsWith('*'));
  const others = site.docs.versions.filter(({ isLast }) => !isLast);
  const ofLatest = [...exact, ...pages.map((path) => ({ from: plainPath(path), to: path }))].filter(
    ({ from }) => !others.some(({ path }) => isAtOrBelow(from, path)),
  );
  const below = redirects
    .filter(({ from }) => from.endsWith('/*'))
    .flatMap((rule) => pagesBelow(rule, ofLatest));
  const all = new Map([...below, ...exact].map((one) => [one.from, one]));
  const files = [...all.values()].map(({ from, to }) => ({
    file: pageFile(site, inFormOf(to, from)),
    content: redirectPage(site, to),
  }));
  return files.length > 0 ? [MOVED_SCRIPT, ...files] : [];
}

/** The addresses below a wildcard that lead to a page or to a redirect. */
function pagesBelow({ from, to }: Redirect, known: readonly Redirect[]): Redirect[] {
  const [start, target] = [from.slice(0, -1), to.replace(':splat', '')];
  return known
    .filter((one) => one.from.startsWith(target) && !`${one.from}/`.startsWith(start))
    .map((one) => ({ from: start + one.from.slice(target.length), to: one.to }));
}

/** Search engines follow the canonical address; `noindex` would contradict it. */
function redirectPage(site: SiteConfig, path: string): string {
  const target = escapeHtml(encodeURI(path));
  return `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${site.url}${target}"><script src="${filePath(site, MOVED_SCRIPT.file)}" data-to="${target}"></script><noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head><body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`;
}
