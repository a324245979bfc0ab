import type { Problem } from '../model/problem';
import { docPath } from '../model/version';
import type { SiteContent } from './site-content';

/** An address that leads to another. A star at the end stands for the rest of the address. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The other names of pages in every version that has the page, and the latest version's number. */
export function siteRedirects(
  { site, versions, content }: SiteContent,
  report: (problem: Problem) => void,
): Redirect[] {
  const redirects: Redirect[] = [];
  for (const { from, to, line } of content.redirects) {
    let found = false;
    for (const { version } of versions) {
      const ids = new Set(version.docs.map(({ id }) => id));
      if (!ids.has(to)) continue;
      found = true;
      if (!ids.has(from)) redirects.push({ from: docPath(version, from), to: docPath(version, to) });
    }
    if (!found) {
      report({
        file: 'content/redirects.yaml',
        line,
        message: `'${from}' leads to '${to}', which is no page: mend the target.`,
      });
    }
  }
  const latest = site.docs.versions.find(({ isLast }) => isLast);
  if (latest) {
    redirects.push({ from: `${latest.path}/${latest.name}`, to: latest.path });
    redirects.push({ from: `${latest.path}/${latest.name}/*`, to: `${latest.path}/:splat` });
  }
  return redirects;
}

/** The rules as hosts such as Netlify and Cloudflare Pages read them. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301`).join('\n')}\n`;
}

/** A page that leads on by itself, for hosts that know no redirects. */
export function redirectPage({ to }: Redirect, siteUrl: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>\n`;
}
