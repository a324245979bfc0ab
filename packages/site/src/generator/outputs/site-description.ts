/** Site-wide files for browsers, devices and crawlers. */
import type { SiteConfig } from '../../model/site';
import { contentType } from '../headers';
import type { Look } from '../look/look';
import type { PageFacts } from '../output';
import type { SiteContent } from '../site-content';
import { absolute, absoluteFile, filePath } from './addresses';
import { xml, xmlFile } from './xml';

/** Everything may be crawled; pages that must not be indexed have a robots tag. */
export function robotsFile(site: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteFile(site, 'sitemap.xml')}\n`;
}

/** The canonical addresses of all indexable pages, with the day of the last change if known. */
export function sitemapFile(site: SiteConfig, pages: readonly PageFacts[]): string {
  const urls = pages
    .filter(({ noindex, canonical, record }) => !noindex && (canonical ?? record.path) === record.path)
    .map(({ record, changed }) => {
      const days = changed ? [xml`<lastmod>${changed}</lastmod>\n`] : [];
      return xml`<url>\n<loc>${absolute(site, record.path)}</loc>\n${days}</url>\n`;
    });
  return xmlFile(xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>`);
}

/** Lets browsers search the documentation from their address bar. */
export function openSearchFile(site: SiteConfig): string {
  const { title, url, search } = site;
  return xmlFile(xml`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${title}</ShortName>
<Description>Search the ${title} documentation</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>en</Language>
<Image width="16" height="16" type="${contentType(site.favicon)}">${absoluteFile(site, site.favicon)}</Image>
<Url type="text/html" method="get" template="${url}/${search.path}?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${absoluteFile(site, 'opensearch.xml')}"/>
</OpenSearchDescription>`);
}

/** The icons in public/icons; devices crop maskable ones. */
const ICONS = [
  { file: 'icons/icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icons/icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icons/icon-512-maskable.png', sizes: '512x512', purpose: 'maskable' },
];

/** The manifest with which a device can install the site as an app. */
export function manifestFile({ site, latest }: SiteContent, look: Pick<Look, 'light' | 'dark'>): string {
  const { title, tagline, colorMode, baseUrl, locale } = site;
  // The colour of the browser's UI around the page.
  const { bg: colour } = look[colorMode.defaultMode];
  return JSON.stringify({
    id: baseUrl,
    name: `${title} documentation`,
    short_name: title,
    description: tagline,
    lang: locale,
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    theme_color: colour,
    background_color: colour,
    icons: [
      { src: filePath(site, site.favicon), type: contentType(site.favicon), sizes: 'any' },
      ...ICONS.map(({ file, ...icon }) => ({ src: filePath(site, file), type: 'image/png', ...icon })),
    ],
    shortcuts: [{ name: 'Documentation', url: latest.path }],
  });
}
