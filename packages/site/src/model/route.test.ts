import { describe, expect, it, test } from 'vitest';
import {
  anchorCounter,
  fileOfPath,
  inFormOf,
  isAtOrBelow,
  isPlainName,
  lookupKey,
  pathBelow,
  placeBelow,
  plainPath,
  slugify,
} from './route';

describe('the canonical form of an address', () => {
  test.each([
    ['/docs/testing', '/docs/testing'],
    ['/docs/testing/', '/docs/testing'],
    ['/docs/testing//', '/docs/testing'],
    ['//docs//testing', '/docs/testing'],
    ['/docs/testing.html', '/docs/testing'],
    ['/docs/testing.htm', '/docs/testing'],
    ['/docs/testing.HTML', '/docs/testing'],
    ['/docs/testing.html.html', '/docs/testing'],
    ['/docs/testing/index/index.html', '/docs/testing'],
    ['/docs/testing.html/', '/docs/testing'],
    ['/docs/testing/index.html', '/docs/testing'],
    ['/docs/testing/index.html/', '/docs/testing'],
    ['/docs/testing/index', '/docs/testing'],
    ['/docs/testing/Index.html', '/docs/testing'],
    ['docs/testing', '/docs/testing'],
    ['/docs/Testing', '/docs/Testing'],
    ['/docs/reindex', '/docs/reindex'],
    ['/docs/1.10.0', '/docs/1.10.0'],
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s is %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain);
    expect(plainPath(plain)).toBe(plain);
  });
});

describe('the name of a page', () => {
  test.each(['lists', 'data-types/big_maps', 'reference/assert.error-reference', '1.6', 'été'])(
    'may be %s',
    (name) => {
      expect(isPlainName(name)).toBe(true);
    },
  );

  test.each([
    '',
    '/lists',
    'lists/',
    'a//b',
    '..',
    'a/../b',
    'a b',
    'a.html',
    'index',
    'a/index',
    'a?b',
    'a#b',
    'a%20b',
  ])('may not be %j, which would lead elsewhere', (name) => {
    expect(isPlainName(name)).toBe(false);
  });
});

describe('the key under which an address is looked up', () => {
  test.each([
    ['/docs/Data-Types/Lists.html', '/docs/data-types/lists'],
    ['/docs/manpages/compile%20contract', '/docs/manpages/compile contract'],
    ['/docs/%74esting/', '/docs/testing'],
    ['/DOCS/', '/docs'],
    ['/caf%C3%A9', '/café'],
  ])('%s is found as %s', (path, key) => {
    expect(lookupKey(path)).toBe(key);
  });

  test.each(['/docs/%', '/docs/%zz', '/%C3'])('%s cannot be decoded and has none', (path) => {
    expect(lookupKey(path)).toBeUndefined();
  });
});

describe('the file that answers an address', () => {
  test.each([
    ['/', 'index.html'],
    ['/docs', 'docs.html'],
    ['/docs/data-types/lists', 'docs/data-types/lists.html'],
    ['/docs/data-types/lists/', 'docs/data-types/lists/index.html'],
    ['/404.html', '404.html'],
  ])('%s is answered by %s', (path, file) => {
    expect(fileOfPath(path)).toBe(file);
  });
});

describe('the anchor of a heading', () => {
  test.each([
    ['Folding a list', 'folding-a-list'],
    ['  Folding a list ', 'folding-a-list'],
    ['List.fold_left', 'listfold_left'],
    ["What's new?", 'whats-new'],
    ['A - B', 'a---b'],
    ['Two  spaces', 'two--spaces'],
    ['Équité: 50 %', 'équité-50-'],
    ['??', ''],
  ])("'%s' becomes '%s', as on GitHub", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('numbers repeated anchors', () => {
    const unique = anchorCounter();
    expect(['usage', 'usage', 'usage', 'other'].map(unique)).toEqual([
      'usage',
      'usage-1',
      'usage-2',
      'other',
    ]);
  });

  it('never returns an anchor twice, even when a heading looks like a numbered one', () => {
    const unique = anchorCounter();
    const anchors = ['usage', 'usage-1', 'usage', 'usage-1'].map(unique);
    expect(new Set(anchors).size).toBe(4);
  });

  it('names a heading without letters', () => {
    const unique = anchorCounter();
    expect([unique(''), unique('')]).toEqual(['section', 'section-1']);
  });

  it('starts over on each page', () => {
    expect(anchorCounter()('usage')).toBe('usage');
    expect(anchorCounter()('usage')).toBe('usage');
  });
});

describe('the form of addresses', () => {
  test.each([
    ['/docs', 'a', '/docs/a'],
    ['/docs/', 'a/b', '/docs/a/b/'],
  ])('below %s, %s is %s', (parent, name, address) => {
    expect(pathBelow(parent, name)).toBe(address);
  });

  test.each([
    ['/docs', 'reference/list#map', '/docs/reference/list#map'],
    ['/docs/', 'reference/list#map', '/docs/reference/list/#map'],
    ['/docs/', 'reference/list', '/docs/reference/list/'],
  ])('below %s, the place %s is %s', (parent, place, address) => {
    expect(placeBelow(parent, place)).toBe(address);
  });

  test.each([
    ['/docs/', '/a', '/a/'],
    ['/docs/', '/a/', '/a/'],
    ['/docs/', '/', '/'],
    ['/docs', '/a/', '/a'],
  ])('like %s, %s is %s', (other, path, address) => {
    expect(inFormOf(other, path)).toBe(address);
  });

  test.each([
    ['/docs/next', '/docs/next/', true],
    ['/docs/next/a/', '/docs/next/', true],
    ['/docs/next/a', '/docs/next', true],
    ['/docs/nextdoor', '/docs/next', false],
    ['/docs', '/docs/next/', false],
  ])('%s is at or below %s: %s', (path, parent, answer) => {
    expect(isAtOrBelow(path, parent)).toBe(answer);
  });
});
