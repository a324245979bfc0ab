import { copyPath } from '../../../model/copy';
import { escapeHtml } from '../../../model/html';
import type { SiteConfig } from '../../../model/site';
import type { OutputPage } from '../../output';
import { filePath } from '../addresses';
import { TOUCH_ICON } from '../cards/icons';
import { FEEDS } from '../feeds/feed';

/** Links to other formats of the page and to files of the site. */
export function headLinks(page: OutputPage, site: SiteConfig): string[] {
  const { about } = page.head;
  const hasFeeds = about.kind === 'post' || about.kind === 'blog';
  return [
    ...(page.copy
      ? [
          `<link rel="alternate" type="text/markdown" href="${escapeHtml(copyPath(page.record.path, 'both'))}">`,
        ]
      : []),
    ...(hasFeeds
      ? FEEDS.map(
          ({ file, type, name }) =>
            `<link rel="alternate" type="${type}" title="${escapeHtml(site.blog.title)} (${name})" href="${filePath(site, file)}">`,
        )
      : []),
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.title)}" href="${filePath(site, 'opensearch.xml')}">`,
    `<link rel="icon" href="${filePath(site, 'favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${filePath(site, TOUCH_ICON)}">`,
    `<link rel="manifest" href="${filePath(site, 'site.webmanifest')}">`,
  ];
}
