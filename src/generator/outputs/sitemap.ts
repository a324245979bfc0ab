import type { SiteConfig } from '../../model/site';
import type { OutputPage } from '../output';
import { absolute } from './addresses';
import type { LastChanges } from './last-changes';
import type { Output } from './output';
import { element, emptyElement, textElement, xmlDocument } from './xml';

interface SitemapEntry {
  readonly path: string;
  /** The same page in the versions that have it, its own among them; empty outside of the docs. */
  readonly alternates: readonly { readonly version: string; readonly path: string }[];
  /** The file that the page was made from. */
  readonly source?: string;
}

export function sitemapOutput(site: SiteConfig, changes: LastChanges): Output {
  const entries: SitemapEntry[] = [];
  return {
    page(page) {
      const entry = sitemapEntry(page);
      if (entry) entries.push(entry);
      return [];
    },
    site: () => [{ file: 'sitemap.xml', content: sitemapFile(entries, site, changes) }],
  };
}

/** The entry of a page, or nothing for those that search engines must not list. */
function sitemapEntry({ record, head }: OutputPage): SitemapEntry | undefined {
  if (head.noindex) return undefined;
  return { path: record.path, alternates: head.alternates ?? [], source: head.source };
}

/** All pages, each once, with the same page in other versions and the day of its last change where it is known. */
function sitemapFile(entries: readonly SitemapEntry[], site: SiteConfig, changes: LastChanges): string {
  const urls = entries.map(({ path, alternates, source }) => {
    const changed = source ? changes.get(source) : undefined;
    return element('url', [
      textElement('loc', absolute(site, path)),
      changed ? textElement('lastmod', changed) : '',
      ...alternates.map((other) =>
        emptyElement('xhtml:link', {
          rel: 'alternate',
          title: other.version,
          href: absolute(site, other.path),
        }),
      ),
    ]);
  });
  return xmlDocument(
    element('urlset', urls, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  );
}
