import { copyPath } from '../../../model/copy';
import { escapeHtml } from '../../../model/html';
import type { SiteConfig } from '../../../model/site';
import type { OutputPage } from '../../output';
import { TOUCH_ICON } from '../cards/icons';
import { FEEDS } from '../feeds/feed';

/** Other forms of the page and of the site, for programs that look for them. */
export function headLinks(page: OutputPage, site: SiteConfig): string[] {
  const { about } = page.head;
  const hasFeeds = about.kind === 'post' || (about.kind === 'screen' && about.feeds);
  return [
    ...(page.copy
      ? [
          `<link rel="alternate" type="text/markdown" href="${escapeHtml(copyPath(page.record.path, 'both'))}">`,
        ]
      : []),
    ...(hasFeeds
      ? FEEDS.map(
          ({ file, type, name }) =>
            `<link rel="alternate" type="${type}" title="${escapeHtml(site.blog.title)} (${name})" href="/${file}">`,
        )
      : []),
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.title)}" href="/opensearch.xml">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="/${TOUCH_ICON}">`,
    '<link rel="manifest" href="/site.webmanifest">',
  ];
}
