import type { SiteConfig } from '../../model/site';

/** The whole address of a page or a file. */
export function absolute({ url }: Pick<SiteConfig, 'url'>, path: string): string {
  return url + encodeURI(path);
}
