import type { PageRedirect } from '../content/redirects';
import { escapeHtml } from '../model/html';
import type { Reporter } from '../model/problem';
import type { SiteConfig } from '../model/site';
import { docPath, latestVersion, type Version } from '../model/version';
import type { OutputFile } from './output';
import { pageFile } from './outputs/addresses';

/** A redirect from one address to another. A trailing star matches the rest of the address. */
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
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  const redirects = aliases.flatMap(({ from, to, line }) => {
    const fail = (message: string) => report({ file: 'content/redirects.yaml', line, message });
    const having = versions.filter(({ docs }) => docs.some(({ id }) => id === to));
    const free = having.filter((version) => !taken.has(docPath(version, from).toLowerCase()));
    if (having.length === 0) fail(`'${from}' leads to '${to}', which is not a page: correct the target.`);
    else if (free.length === 0) fail(`'${from}' is the address of a page: remove this line.`);
    return free.map((version) => ({ from: docPath(version, from), to: docPath(version, to) }));
  });
  return [
    ...redirects,
    { from: `${latest.path}/${latest.name}`, to: latest.path },
    { from: `${latest.path}/${latest.name}/*`, to: `${latest.path}/:splat` },
  ];
}

/** The rules in the format of hosts such as Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301`).join('\n')}\n`;
}

/** HTML pages that redirect, for hosts without redirects. */
export function redirectPages(site: SiteConfig, redirects: readonly Redirect[]): OutputFile[] {
  return redirects
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from, to }) => ({ file: pageFile(site, from), content: redirectPage(site.url, escapeHtml(to)) }));
}

function redirectPage(siteUrl: string, target: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${target}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`;
}
