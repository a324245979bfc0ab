import { describe, expect, it, test } from 'vitest';
import { site } from '../../../../site.config';
import { completeAddresses, pageAddress, withBase, withoutBase } from './base-url';

describe('an address below the base', () => {
  test.each([
    ['/', '/blog', '/blog'],
    ['/', '/', '/'],
    ['/sub/', '/blog', '/sub/blog'],
    ['/sub/', '/', '/sub/'],
    ['/a/b/', '/blog', '/a/b/blog'],
  ])('with %s, %s is %s', (base, path, full) => {
    expect(withBase(base, path)).toBe(full);
    expect(withoutBase(base, full)).toBe(path);
  });

  it('is undefined for addresses outside of the base', () => {
    expect(withoutBase('/sub/', '/blog')).toBeUndefined();
    expect(withoutBase('/sub/', '/subway')).toBeUndefined();
  });
});

describe('a configuration with a base', () => {
  const based = completeAddresses({ ...site, baseUrl: '/sub/' });

  it('has its versions, its search page and its own links below the base', () => {
    expect(based.docs.versions.every(({ path }) => path.startsWith('/sub/docs'))).toBe(true);
    expect(based.search.path).toBe('sub/search');
    const links = [
      ...based.navbar.items.flatMap((item) => (item.type === 'link' ? [item.to] : [])),
      ...based.footer.groups.flatMap(({ links }) => links.map(({ to }) => to)),
    ];
    expect(links.filter((to) => !/^(\/sub\/|https:)/.test(to))).toEqual([]);
  });

  it('is the same object without a base', () => {
    expect(completeAddresses(site)).toBe(site);
  });
});

describe('a site whose addresses end in a slash', () => {
  const slashed = completeAddresses({ ...site, baseUrl: '/sub/', trailingSlash: true });

  it('has its versions, its search page and its own links in that form', () => {
    expect(slashed.docs.versions.map(({ path }) => path)).toContain('/sub/docs/1.10.0/');
    expect(slashed.search.path).toBe('sub/search/');
    const links = [
      ...slashed.navbar.items.flatMap((item) => (item.type === 'link' ? [item.to] : [])),
      ...slashed.footer.groups.flatMap(({ links }) => links.map(({ to }) => to)),
    ].filter((to) => !to.startsWith('https:'));
    expect(links.filter((to) => !/^\/sub\/.*\/$/.test(to))).toEqual([]);
  });

  it('keeps the query and the anchor of a link, and the names of files', () => {
    const [item] = completeAddresses({
      ...site,
      trailingSlash: true,
      footer: {
        ...site.footer,
        groups: [
          {
            title: 'All',
            links: [
              { label: 'Query', to: '/search?q=map#first' },
              { label: 'File', to: '/blog/rss.xml' },
              { label: 'Other site', to: 'https://example.org/docs' },
            ],
          },
        ],
      },
    }).footer.groups;
    expect(item?.links.map(({ to }) => to)).toEqual([
      '/search/?q=map#first',
      '/blog/rss.xml',
      'https://example.org/docs',
    ]);
  });

  it.each([
    ['/blog', '/blog/'],
    ['/', '/'],
  ])('has the page %s at %s', (path, address) => {
    expect(pageAddress({ baseUrl: '/', trailingSlash: true }, path)).toBe(address);
    expect(pageAddress({ baseUrl: '/' }, path)).toBe(path);
  });
});
