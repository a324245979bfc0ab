import { escapeHtml } from '../../model/html';
import type { SiteConfig } from '../../model/site';
import { type Redirect, redirectsFile } from '../redirects';
import { pageFile } from './addresses';
import type { Output } from './output';

/** The redirects for hosts that read _redirects, and as pages for those that do not. */
export function redirectOutput(site: SiteConfig, redirects: readonly Redirect[]): Output {
  const single = redirects.filter(({ from }) => !from.endsWith('*'));
  return {
    site: () => [
      { file: '_redirects', content: redirectsFile(redirects) },
      ...single.map((redirect) => ({
        file: pageFile(site, redirect.from),
        content: redirectPage(redirect, site.url),
      })),
    ],
  };
}

/** A page that leads on by itself, for hosts without redirects. */
export function redirectPage({ to }: Redirect, siteUrl: string): string {
  const target = escapeHtml(to);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${target}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`;
}
