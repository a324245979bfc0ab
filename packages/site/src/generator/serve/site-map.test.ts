import { describe, expect, it, test } from 'vitest';
import { tinySite } from '../../../../../tests/helpers/tiny-site';
import { readSiteMap } from './read-site-map';

const FILES = {
  'index.html': '',
  '404.html': '',
  'favicon.svg': '',
  'assets/main-1a2b.js': '',
  'docs.html': '',
  'docs/testing.html': '',
  'docs/data-types/lists.html': '',
  'docs/manpages/compile-contract.html': '',
  'docs/manpages/compile contract.html': '',
  'docs/1.0.0.html': '',
  'docs/1.0.0/testing.html': '',
  'blog/Release.html': '',
  _redirects: [
    '/docs/manpages/compile%20contract /docs/manpages/compile-contract 301',
    '/docs/reference/list /docs/data-types/lists 301',
    '/docs/2.0.0 /docs 301',
    '/docs/2.0.0/* /docs/:splat 301',
  ].join('\n'),
};

let map: Awaited<ReturnType<typeof readSiteMap>> | undefined;

async function locate(address: string): Promise<string> {
  map ??= await readSiteMap(await tinySite(FILES));
  const place = map.locate(address);
  if (place.kind === 'file') return `file ${place.file}`;
  return place.kind === 'redirect' ? `redirect ${place.to}` : place.kind;
}

describe('an address', () => {
  test.each([
    ['/', 'file index.html'],
    ['/docs', 'file docs.html'],
    ['/docs/testing', 'file docs/testing.html'],
    ['/docs/1.0.0/testing', 'file docs/1.0.0/testing.html'],
    ['/favicon.svg', 'file favicon.svg'],
    ['/assets/main-1a2b.js', 'file assets/main-1a2b.js'],
    ['/blog/Release', 'file blog/Release.html'],
  ])('of a page or a file is served: %s', async (address, place) => {
    expect(await locate(address)).toBe(place);
  });

  test.each([
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/docs/testing/', '/docs/testing'],
    ['/docs//testing', '/docs/testing'],
    ['/docs/testing.html', '/docs/testing'],
    ['/docs/testing.html/', '/docs/testing'],
    ['/docs/testing/index.html', '/docs/testing'],
    ['/DOCS/Testing', '/docs/testing'],
    ['/docs/Data-Types/LISTS.html', '/docs/data-types/lists'],
    ['/blog/release', '/blog/Release'],
  ])('that is not canonical redirects to the canonical one: %s', async (address, to) => {
    expect(await locate(address)).toBe(`redirect ${to}`);
  });

  test.each([
    ['/docs/manpages/compile%20contract', '/docs/manpages/compile-contract'],
    ['/docs/manpages/Compile%20Contract/', '/docs/manpages/compile-contract'],
    ['/docs/manpages/compile%20contract.html', '/docs/manpages/compile-contract'],
    ['/docs/reference/list', '/docs/data-types/lists'],
  ])('that is an alias of a page redirects to the page: %s', async (address, to) => {
    expect(await locate(address)).toBe(`redirect ${to}`);
  });

  test.each([
    ['/docs/2.0.0', '/docs'],
    ['/docs/2.0.0/', '/docs'],
    ['/docs/2.0.0/testing', '/docs/testing'],
    ['/docs/2.0.0/data-types/lists.html', '/docs/data-types/lists'],
    ['/docs/2.0.0/reference/list', '/docs/data-types/lists'],
    ['/docs/2.0.0/manpages/compile%20contract', '/docs/manpages/compile-contract'],
  ])('with the number of the latest version redirects to the canonical one: %s', async (address, to) => {
    expect(await locate(address)).toBe(`redirect ${to}`);
  });

  test.each([
    '/nowhere',
    '/docs/nowhere',
    '/docs/2.0.0/nowhere',
    '/docs/1.0.0/nowhere',
    '/assets',
    '/assets/other.js',
    '/assets/main-1a2b.js/',
    '/favicon.SVG',
    '/_redirects',
    '/404.html',
    '/index.md',
  ])('that does not exist is unknown: %s', async (address) => {
    expect(await locate(address)).toBe('none');
  });

  test.each([
    '/docs/%',
    '/docs/%zz',
    '/docs/%00',
    '/../package.json',
    '/docs/..%2f..%2fpackage.json',
    '*',
    'docs',
    '/a#b',
  ])('that is malformed or leaves the site is refused: %s', async (address) => {
    expect(await locate(address)).toBe('malformed');
  });

  test.each([
    ['/docs/./testing', 'redirect /docs/testing'],
    ['/docs/1.0.0/../testing', 'redirect /docs/testing'],
    ['/docs/%2e%2e/favicon.svg', 'file favicon.svg'],
    ['https://site.example/docs/testing?a=/..', 'file docs/testing.html'],
    ['http://site.example', 'file index.html'],
  ])('with dot segments or a host leads to its page: %s', async (address, place) => {
    expect(await locate(address)).toBe(place);
  });

  it('ends in a slash where the files of the pages are index files', async () => {
    const map = await readSiteMap(
      await tinySite({ 'index.html': '', 'docs/index.html': '', 'docs/sets/index.html': '' }),
    );
    expect(map.locate('/docs/')).toEqual({ kind: 'file', file: 'docs/index.html' });
    for (const spelling of ['/docs/sets', '/docs/sets.html', '/Docs/sets//', '/docs/sets/index.html'])
      expect(map.locate(spelling)).toEqual({ kind: 'redirect', to: '/docs/sets/' });
  });

  it('does not need a _redirects file', async () => {
    const bare = await readSiteMap(await tinySite({ 'docs.html': '' }));
    expect(bare.locate('/docs')).toEqual({ kind: 'file', file: 'docs.html' });
  });
});
