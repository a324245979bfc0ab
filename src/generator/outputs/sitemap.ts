import type { PageFacts } from '../output';
import type { SiteContent } from '../site-content';
import { absolute } from './addresses';
import { xml, xmlFile } from './xml';

/** All pages that may be listed, with the same page in other versions and the day of its last change where it is known. */
export function sitemapFile({ site, lastChanges }: SiteContent, pages: readonly PageFacts[]): string {
  const urls = pages
    .filter(({ head }) => !head.noindex)
    .map(({ record, head }) => {
      const changed = head.source && lastChanges.get(head.source);
      const alternates = head.alternates ?? [];
      return xml`<url>
<loc>${absolute(site, record.path)}</loc>
${changed ? xml`<lastmod>${changed}</lastmod>\n` : ''}${alternates.map(
  ({ version, path }) =>
    xml`<xhtml:link rel="alternate" title="${version}" href="${absolute(site, path)}"/>\n`,
)}</url>
`;
    });
  return xmlFile(xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>`);
}
