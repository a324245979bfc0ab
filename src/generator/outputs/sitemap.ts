import type { Output } from '../output';
import type { SiteContent } from '../site-content';
import { absolute } from './addresses';
import { element, emptyElement, textElement, xmlDocument } from './xml';

/** All pages that may be listed, with the same page in other versions and the day of its last change where it is known. */
export function sitemapOutput({ site, lastChanges }: SiteContent): Output {
  const urls: string[] = [];
  return {
    visit({ record, head }) {
      if (head.noindex) return;
      const changed = head.source && lastChanges.get(head.source);
      const alternates = (head.alternates ?? []).map(({ version, path }) =>
        emptyElement('xhtml:link', { rel: 'alternate', title: version, href: absolute(site, path) }),
      );
      urls.push(
        element('url', [
          textElement('loc', absolute(site, record.path)),
          changed ? textElement('lastmod', changed) : '',
          ...alternates,
        ]),
      );
    },
    site() {
      const urlset = element('urlset', urls, {
        xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      });
      return [{ file: 'sitemap.xml', content: xmlDocument(urlset) }];
    },
  };
}
