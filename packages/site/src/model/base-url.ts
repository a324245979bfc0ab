import type { SiteConfig } from './site';

/** An address of the site below its base: with the base `/sub/`, `/blog` is `/sub/blog` and `/` is `/sub/`. */
export function withBase(baseUrl: string, path: string): string {
  return baseUrl.slice(0, -1) + path;
}

/** The address without the base, or undefined for an address outside of it. */
export function withoutBase(baseUrl: string, path: string): string | undefined {
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined;
}

/** The configuration with the base added to every address of this site. No other code has to add it. */
export function applyBaseUrl(site: SiteConfig): SiteConfig {
  const { baseUrl } = site;
  if (baseUrl === '/') return site;
  const here = (address: string) => (/^\/(?!\/)/.test(address) ? withBase(baseUrl, address) : address);
  const toHere = <Item extends { readonly to: string }>(item: Item) => ({ ...item, to: here(item.to) });
  return {
    ...site,
    docs: {
      ...site.docs,
      versions: site.docs.versions.map((version) => ({ ...version, path: here(version.path) })),
    },
    navbar: {
      ...site.navbar,
      items: site.navbar.items.map((item) => (item?.type === 'link' ? toHere(item) : item)),
    },
    footer: {
      ...site.footer,
      groups: site.footer.groups.map((group) => ({ ...group, links: group.links.map(toHere) })),
    },
    search: { ...site.search, path: here(`/${site.search.path}`).slice(1) },
  };
}
