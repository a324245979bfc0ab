import { describe, expect, it, test } from 'vitest';
import { site } from '../../../../site.config';
import { applyBaseUrl, withBase, withoutBase } from './base-url';

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
  const based = applyBaseUrl({ ...site, baseUrl: '/sub/' });

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
    expect(applyBaseUrl(site)).toBe(site);
  });
});
