import type { PageFacts } from '../output';
import type { SiteContent } from '../site-content';
import { absolute } from './addresses';
import { element, emptyElement, textElement, xmlDocument } from './xml';

/** All pages that may be listed, with the same page in other versions and the day of its last change where it is known. */
export function sitemapFile({ site, lastChanges }: SiteContent, pages: readonly PageFacts[]): string {
  const urls = pages
    .filter(({ head }) => !head.noindex)
    .map(({ record, head }) => {
      const changed = head.source && lastChanges.get(head.source);
      const alternates = (head.alternates ?? []).map(({ version, path }) =>
        emptyElement('xhtml:link', { rel: 'alternate', title: version, href: absolute(site, path) }),
      );
      return element('url', [
        textElement('loc', absolute(site, record.path)),
        changed ? textElement('lastmod', changed) : '',
        ...alternates,
      ]);
    });
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  };
  return xmlDocument(element('urlset', urls, namespaces));
}
