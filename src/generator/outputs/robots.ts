import type { SiteConfig } from '../../model/site';
import { absoluteFile } from './addresses';

/** Everything may be crawled; pages that must not be listed say so themselves. */
export function robotsFile(site: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteFile(site, 'sitemap.xml')}\n`;
}
