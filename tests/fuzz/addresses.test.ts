/** Whatever address a browser sends: it leads to a page of this site in one step, or is told to lead nowhere. */
import { describe, expect, test } from 'vitest';
import { siteMap } from '../../src/build/serve/site-map';
import { isPlainName, lookupKey, plainPath } from '../../src/model/route';
import { type Chance, holdsFor } from '../helpers/chance';

const PARTS = [
  ...[
    '/',
    '/',
    '/',
    '//',
    '.',
    '..',
    '../',
    '/./',
    '\\',
    '%2F',
    '%2e%2E',
    '%',
    '%zz',
    '%00',
    '%25',
    '%C3%A9',
    '%5C',
  ],
  ...[
    'docs',
    'Docs',
    'lists',
    'LISTS',
    '1.11.5',
    '1.6.0',
    'compile%20contract',
    'compile contract',
    'é',
    'İ',
    '\ud83c',
  ],
  ...[
    'index',
    '/index',
    'INDEX',
    '.html',
    '.htm',
    '.HTML',
    '/index.html',
    '404.html',
    'favicon.svg',
    '_redirects',
  ],
  ...[
    'http://',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
    '&',
    ' ',
    '\t',
    '\n',
    '\u0000',
    '__proto__',
    'constructor',
    '*',
    ':splat',
  ],
];

const FILES = [
  ...['index.html', '404.html', 'favicon.svg', 'assets/main-1a2b.js', 'assets/main-1a2b.js.br', '_redirects'],
  ...['docs/index.html', 'docs/lists/index.html', 'docs/compile-contract/index.html', 'docs/é/index.html'],
  ...['docs/1.6.0/index.html', 'docs/1.6.0/lists/index.html', 'blog/Lists/index.html'],
];

const RULES = `/docs/compile%20contract /docs/compile-contract 301
/docs/reference/list /docs/lists 301
/docs/1.11.5 /docs 301
/docs/1.11.5/* /docs/:splat 301
`;

const address = (chance: Chance) => {
  const known = chance.yes(0.3) ? `/${chance.pick(FILES)}` : '/';
  const made = known + chance.upTo(8, () => chance.pick(PARTS)).join('');
  return chance.yes(0.3) ? chance.mutated(made) : made;
};

describe('the plain form of any address', () => {
  test('is plain itself, and stays on the site', () => {
    holdsFor('plain addresses', address, (made) => {
      const plain = plainPath(made);
      expect(plainPath(plain)).toBe(plain);
      expect(plain).toMatch(/^\/(?!\/)/);
      expect(plain === '/' || !/\/$|\/\/|\/index$|[^/]\.html?$/i.test(plain)).toBe(true);
      expect(plain.length).toBeLessThanOrEqual(made.length + 1);
    });
  });

  test('is looked up under a key that leads to itself', () => {
    holdsFor('keys of addresses', address, (made) => {
      const key = lookupKey(made);
      if (key === undefined) expect(() => decodeURIComponent(made)).toThrow();
      // Half of a character has no written form.
      else if (!/\p{Surrogate}/u.test(key))
        expect(lookupKey(encodeURIComponent(key).replaceAll('%2F', '/'))).toBe(key);
    });
  });

  test('of a page with a plain name is the address that the page has', () => {
    holdsFor(
      'names of pages',
      (chance) => address(chance).slice(1),
      (name) => {
        if (!isPlainName(name)) return;
        expect(plainPath(`/docs/${name}`)).toBe(`/docs/${name}`);
        expect(new URL(`/docs/${name}`, 'https://ligo.example').pathname).toBe(encodeURI(`/docs/${name}`));
      },
    );
  });
});

describe('any address', () => {
  const map = siteMap(FILES, RULES);

  test('leads to a file of the site, in one step at most, or nowhere', () => {
    holdsFor('addresses', address, (made) => {
      const place = map.locate(made);
      if (place.kind === 'file') expect(FILES).toContain(place.file);
      if (place.kind !== 'redirect') return;
      const { origin, pathname } = new URL(encodeURI(place.to), 'https://ligo.example');
      expect(origin).toBe('https://ligo.example');
      expect(map.locate(pathname).kind).toBe('file');
    });
  });

  test('of a page is found in every way of writing it', () => {
    const pages = FILES.filter((file) => file.endsWith('index.html')).map(
      (file) => `/${file}`.slice(0, -11) || '/',
    );
    holdsFor(
      'ways of writing an address',
      (chance) => {
        const page = chance.pick(pages);
        const path = page === '/' ? '' : page;
        const ending = chance.pick(['', '/', '//', '/index', '/index.html', '.html', '.htm', '/index.html/']);
        const cased = chance.yes() ? path.toUpperCase() : path;
        return {
          page,
          written: encodeURI((cased + ending || '/').replaceAll('/', () => chance.pick(['/', '//']))),
        };
      },
      ({ page, written }) => {
        if (page === '/' && /\.html?$/.test(written) && !written.includes('index')) return;
        const place = map.locate(written);
        const found = place.kind === 'redirect' ? map.locate(encodeURI(place.to)) : place;
        expect(found.kind === 'file' && found.file).toBe(
          page === '/' ? 'index.html' : `${page.slice(1)}/index.html`,
        );
      },
    );
  });
});
