/** Validates the outputs other than pages against their formats. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config';
import { exists, read } from '../helpers/built';
import { DIST, filesOf, pagesOf } from '../helpers/dist';
import { childrenOf, readXml, textOf } from '../helpers/xml';

const pages = pagesOf(DIST);
const files = filesOf(DIST);
const known = new Set(files);
const posts = pages.filter(({ path }) => /^\/blog\/[^/]+$/.test(path) && !/\/(archive|tags)$/.test(path));
/** Width and height from the header of a PNG. */
function sizeOfPng(file: string): [number, number] {
  const png = readFileSync(join(DIST, file));
  expect(png.subarray(1, 4).toString(), file).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('pictures', () => {
  const cards = files.filter((file) => /^assets\/card-.*\.png$/.test(file));

  test('there is a card for every section and every post, each of the size that its page names', () => {
    expect(cards.length).toBeGreaterThanOrEqual(posts.length + 10);
    for (const card of cards) expect(sizeOfPng(card), card).toEqual([1200, 630]);
  });

  test('the manifest names icons of the right size', () => {
    const manifest = JSON.parse(read('site.webmanifest')) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ short_name: site.title, start_url: '/' });
    for (const { src, sizes, type } of manifest.icons) {
      expect(known.has(src.slice(1)), src).toBe(true);
      if (type === 'image/png') expect(sizeOfPng(src.slice(1)).join('x'), src).toBe(sizes);
    }
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    expect(sizeOfPng('icons/apple-touch-icon.png')).toEqual([180, 180]);
    expect(readFileSync(join(DIST, 'favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});

describe('files for programs', () => {
  test('robots.txt allows everything and names the sitemap', () => {
    const robots = read('robots.txt');
    expect(robots).toContain('User-agent: *');
    expect(robots).not.toContain('Disallow');
    expect(exists(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '')).toBe(true);
  });

  test('opensearch.xml leads to the search page', () => {
    const description = readXml(read('opensearch.xml'));
    expect(textOf(description, 'ShortName').length).toBeLessThanOrEqual(16);
    const [search] = childrenOf(description, 'Url');
    expect(search?.attributes.template).toBe(`${site.url}/search?q={searchTerms}`);
    const lacking = pages.filter(({ html }) => !html.includes('href="/opensearch.xml"'));
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });

  test('llms.txt lists every page of the latest version, as Markdown that exists', () => {
    const links = [...read('llms.txt').matchAll(/\]\((https:[^)]+)\)/g)].map(([, url]) => url ?? '');
    expect(links.filter((url) => !exists(url))).toEqual([]);
    const listed = new Set(links);
    const others = site.docs.versions.filter(({ isLast }) => !isLast).map(({ path }) => path);
    const latest = pages.filter(
      ({ path }) =>
        path.startsWith('/docs/') && !others.some((other) => path === other || path.startsWith(`${other}/`)),
    );
    expect(latest.filter(({ path }) => !listed.has(`${site.url}${path}.md`)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test('llms-full.txt contains each of those pages once', () => {
    const headings = read('llms-full.txt').match(/^.* Page: https:\S+$/gm) ?? [];
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.length).toBeGreaterThan(200);
  });

  test.each(['cookbook', 'messages', 'glossary'])(
    '%s is listed, and is one file with all its pages',
    (name) => {
      const own = pages.filter(({ path }) => path === `/${name}` || path.startsWith(`/${name}/`));
      expect(own).not.toEqual([]);
      const unlisted = own.filter(({ path }) => !read('llms.txt').includes(`](${site.url}${path}.md)`));
      expect(unlisted.map(({ path }) => path)).toEqual([]);
      expect(read('llms.txt')).toContain(`](${site.url}/llms/${name}.txt)`);
      for (const file of [`llms/${name}.txt`, 'llms-full.txt']) {
        const lacking = own.filter(({ path }) => !read(file).includes(`Page: ${site.url}${path}\n`));
        expect(
          lacking.map(({ path }) => path),
          file,
        ).toEqual([]);
      }
    },
  );
});

describe('Markdown copies', () => {
  const withCopy = pages.filter(({ path }) => path !== '/search' && path !== '/404.html');
  const nameOf = (path: string) => (path === '/' ? 'index' : path.slice(1));

  test('every page has one for both syntaxes and one for each', () => {
    const missing = withCopy.flatMap(({ path }) =>
      ['.md', '.jsligo.md', '.cameligo.md']
        .map((ending) => nameOf(path) + ending)
        .filter((file) => !known.has(file)),
    );
    expect(missing).toEqual([]);
  });

  test('start with the title and name their page and version', () => {
    const text = read('docs/1.10.0/data-types/lists.cameligo.md');
    expect(text).toMatch(/^# Lists\n\n> .+\n\nVersion 1\.10\.0 of LIGO, for CameLIGO\. Page: https:/);
    expect(text).toContain('```cameligo');
    expect(text).not.toContain('```jsligo');
  });

  test('link to existing pages of their own version with absolute URLs', () => {
    const wrong = withCopy.flatMap(({ path }) => {
      const outside = read(`${nameOf(path)}.md`)
        .replace(/^(`{3,})[^`]*\n[\s\S]*?\n\1$/gm, '')
        .replace(/`[^`\n]+`/g, '');
      const links = [...outside.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url]) => url ?? '');
      return links
        .filter((url) => !/^(https?|mailto):/.test(url) || (url.startsWith(site.url) && !exists(url)))
        .map((url) => `${path} -> ${url}`);
    });
    expect(wrong).toEqual([]);
    const older = read('docs/1.6.0/data-types/lists.md');
    expect(older).toContain(`](${site.url}/docs/1.6.0/data-types/sets)`);
    expect(older).not.toContain(`](${site.url}/docs/data-types/`);
  });

  test('contain no directives, control characters or HTML of the page', () => {
    const odd = withCopy.filter(({ path }) => {
      const text = read(`${nameOf(path)}.md`).replace(/^(`{3,})[^`]*\n[\s\S]*?\n\1$/gm, '');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they delimit links until these are resolved
      return /[\u0001-\u0008]|^:::|^<(?:div|span|figure)/m.test(text);
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test('are announced in the head of their page', () => {
    const silent = withCopy.filter(
      ({ path, html }) =>
        !html.includes(`<link rel="alternate" type="text/markdown" href="/${nameOf(path)}.md">`),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});
