/** Any address leads to a page of this site with at most one redirect, or to the not-found page. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteMap } from '../../packages/site/src/generator/serve/site-map';
import { isPlainName, lookupKey, plainPath } from '../../packages/site/src/model/route';
import { mostly, sometimesMutated } from './arbitraries';

const ORIGIN = 'https://ligo.example';

const SEPARATORS = ['/', '/', '/', '//', '.', '..', '../', '/./', '\\', '*', ':splat'];
const ESCAPES = ['%2F', '%2e%2E', '%', '%zz', '%00', '%25', '%C3%A9', '%5C'];
const NAMES = ['docs', 'Docs', 'lists', 'LISTS', '2.1.0', '1.6.0', 'compile%20contract', 'compile contract'];
const ENDINGS = ['index', '/index', 'INDEX', '.html', '.htm', '.HTML', '/index.html', '404.html'];
const STRANGE = ['é', 'İ', '\ud83c', ' ', '\t', '\n', '\u0000', '__proto__', 'constructor'];
const OTHER = ['favicon.svg', '_redirects', 'http://', 'evil.example', '@', ':', '?', '#', '&'];

const FILES = [
  ...['index.html', '404.html', 'favicon.svg', 'assets/main-1a2b.js', 'assets/main-1a2b.js.br', '_redirects'],
  ...['docs.html', 'docs/lists.html', 'docs/compile-contract.html', 'docs/é.html', 'blog/Lists.html'],
  ...['docs/1.6.0.html', 'docs/1.6.0/lists.html', 'old/index.html', 'old/lists/index.html'],
];

const RULES = `/docs/compile%20contract /docs/compile-contract 301
/docs/reference/list /docs/lists 301
/docs/2.1.0 /docs 301
/docs/2.1.0/* /docs/:splat 301
`;

const part = fc.constantFrom(...SEPARATORS, ...ESCAPES, ...NAMES, ...ENDINGS, ...STRANGE, ...OTHER);
const start = mostly(30, fc.constantFrom(...FILES.map((file) => `/${file}`)), fc.constant('/'));
const address = sometimesMutated(
  fc.tuple(start, fc.array(part, { maxLength: 8 })).map(([first, rest]) => first + rest.join('')),
  30,
);

describe('the plain form of any address', () => {
  test('is plain itself, and stays on the site', () => {
    fc.assert(
      fc.property(address, (made) => {
        const plain = plainPath(made);
        expect(plainPath(plain)).toBe(plain);
        expect(plain).toMatch(/^\/(?!\/)/);
        expect(plain === '/' || !/\/$|\/\/|\/index$|[^/]\.html?$/i.test(plain)).toBe(true);
        expect(plain.length).toBeLessThanOrEqual(made.length + 1);
      }),
    );
  });

  test('is looked up under a key that leads to itself', () => {
    fc.assert(
      fc.property(address, (made) => {
        const key = lookupKey(made);
        if (key === undefined) expect(() => decodeURIComponent(made)).toThrow();
        // A lone surrogate cannot be encoded.
        else if (!/\p{Surrogate}/u.test(key))
          expect(lookupKey(encodeURIComponent(key).replaceAll('%2F', '/'))).toBe(key);
      }),
    );
  });

  test('of a page with a plain name is the address that the page has', () => {
    fc.assert(
      fc.property(address, (made) => {
        const name = made.slice(1);
        if (!isPlainName(name)) return;
        expect(plainPath(`/docs/${name}`)).toBe(`/docs/${name}`);
        expect(new URL(`/docs/${name}`, ORIGIN).pathname).toBe(encodeURI(`/docs/${name}`));
      }),
    );
  });
});

describe('any address', () => {
  const map = siteMap(FILES, RULES);

  test('leads to a file of the site, in one step at most, or nowhere', () => {
    fc.assert(
      fc.property(address, (made) => {
        const place = map.locate(made);
        if (place.kind === 'file') expect(FILES).toContain(place.file);
        if (place.kind !== 'redirect') return;
        const { origin, pathname } = new URL(encodeURI(place.to), ORIGIN);
        expect(origin).toBe(ORIGIN);
        expect(map.locate(pathname).kind).toBe('file');
      }),
    );
  });

  test('of a page is found in every spelling', () => {
    const pages = FILES.filter((file) => file.endsWith('.html') && file !== '404.html');
    const ending = fc.constantFrom('', '/', '//', '/index', '/index.html', '.html', '.htm', '/index.html/');
    const spelling = fc.record({
      file: fc.constantFrom(...pages),
      ending,
      isUpperCase: fc.boolean(),
      doubled: fc.boolean(),
    });
    fc.assert(
      fc.property(spelling, ({ file, ending, isUpperCase, doubled }) => {
        const path = `/${file}`.replace(/(\/index)?\.html$/, '');
        // The home page has no name to which an ending could be added.
        fc.pre(path !== '' || !ending.startsWith('.'));
        const spelt = (isUpperCase ? path.toUpperCase() : path) + ending || '/';
        const place = map.locate(encodeURI(doubled ? spelt.replaceAll('/', '//') : spelt));
        const found = place.kind === 'redirect' ? map.locate(encodeURI(place.to)) : place;
        expect(found).toMatchObject({ kind: 'file', file });
      }),
    );
  });
});
