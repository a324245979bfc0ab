import { withBase, withoutBase } from '../../model/base-url';
import { fileOfPath } from '../../model/route';
import type { SiteConfig } from '../../model/site';

type Place = Pick<SiteConfig, 'baseUrl'>;

/** The absolute URL of a path on the site, which already includes the base. */
export function absolute({ url }: Pick<SiteConfig, 'url'>, path: string): string {
  return url + encodeURI(path);
}

/** The absolute URL of a file of the site. */
export function absoluteFile(site: Pick<SiteConfig, 'url' | 'baseUrl'>, file: string): string {
  return absolute(site, filePath(site, file));
}

/** The address of a file: `favicon.svg` is at `/favicon.svg`, or below the base. */
export function filePath({ baseUrl }: Place, file: string): string {
  return withBase(baseUrl, `/${file}`);
}

/** The file in dist/ at an address of the site. */
export function fileAt({ baseUrl }: Place, path: string): string {
  return (withoutBase(baseUrl, path) ?? path).slice(1);
}

/** The file in dist/ of the page at an address. */
export function pageFile({ baseUrl }: Place, path: string): string {
  return fileOfPath(withoutBase(baseUrl, path) ?? path);
}
