import type { SiteConfig } from './site';

/** An address of the site below its base: with the base `/sub/`, `/blog` is `/sub/blog` and `/` is `/sub/`. */
export function withBase(baseUrl: string, path: string): string {
  return baseUrl.slice(0, -1) + path;
}

/** The address without the base, or undefined for an address outside of it. */
export function withoutBase(baseUrl: string, path: string): string | undefined {
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined;
}

type AddressSettings = Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>;

/** The address of a page below the base, in the form of the site: `/blog` is `/blog` or `/blog/`. */
export function pageAddress({ baseUrl, trailingSlash }: AddressSettings, path: string): string {
  const address = withBase(baseUrl, path);
  return trailingSlash && !address.endsWith('/') ? `${address}/` : address;
}

/** The endings of files, which versions such as `1.10.0` do not have. */
const FILE = /\.[a-z]\w*$/i;

/** The configuration with every address of this site as it is published. No other code has to complete them. */
export function completeAddresses(site: SiteConfig): SiteConfig {
  if (site.baseUrl === '/' && !site.trailingSlash) return site;
  const here = (address: string) => {
    const [, path = '', rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(address) ?? [];
    if (!path) return address;
    return (FILE.test(path) ? withBase(site.baseUrl, path) : pageAddress(site, path)) + rest;
  };
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
