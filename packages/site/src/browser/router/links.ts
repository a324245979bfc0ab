/** Extensions of files that are not pages. */
const FILE = /\.(?:xml|json|txt|md|svg|png|ico|webmanifest|pdf|zip|atom|rss)$/i;

/** The page of this site that the link around an element leads to, if any. */
export function innerUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href, location.href);
  const isHere = url.origin === location.origin && url.pathname.startsWith(import.meta.env.BASE_URL);
  return isHere && !FILE.test(url.pathname) ? url : undefined;
}

export function isOnThisPage(url: URL): boolean {
  return url.pathname === location.pathname && url.hash !== '';
}
