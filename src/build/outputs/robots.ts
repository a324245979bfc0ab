import type { SiteConfig } from '../../model/site';

/** Everything may be read; pages that shall not be listed say so themselves. */
export function robotsFile({ url }: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}
