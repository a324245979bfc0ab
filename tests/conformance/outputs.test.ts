/** What the site gives out beside its pages, held against the rules of each format. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config';
import { isCompressedForm, isWorthCompressing } from '../../src/generator/compress';
import { fileOfPath } from '../../src/model/route';
import { DIST, filesOf, pagesOf } from '../helpers/dist';
import { childrenOf, readXml, textOf } from '../helpers/xml';

const pages = pagesOf(DIST);
const files = filesOf(DIST);
const known = new Set(files);
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
const isListed = ({ html }: { html: string }) => !html.includes('<meta name="robots" content="noindex">');

/** Whether a whole address of the site leads to a page or a file. */
function exists(url: string): boolean {
  if (!url.startsWith(`${site.url}/`) && url !== site.url) return false;
  const path = decodeURI(new URL(url).pathname);
  return known.has(path.slice(1)) || existsSync(join(DIST, fileOfPath(path)));
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const posts = pages.filter(({ path }) => /^\/blog\/[^/]+$/.test(path) && !/\/(archive|tags)$/.test(path));

describe('the feeds of the blog', () => {
  test('RSS has what RSS 2.0 asks for, and every post', () => {
    const rss = readXml(read('blog/rss.xml'));
    expect(rss.name).toBe('rss');
    expect(rss.attributes.version).toBe('2.0');
    const [channel] = childrenOf(rss, 'channel');
    if (!channel) throw new Error('There is no channel.');
    expect(textOf(channel, 'title')).not.toBe('');
    expect(textOf(channel, 'description')).not.toBe('');
    expect(exists(textOf(channel, 'link'))).toBe(true);
    expect(childrenOf(channel, 'atom:link')[0]?.attributes).toMatchObject({
      href: `${site.url}/blog/rss.xml`,
      rel: 'self',
    });
    const items = childrenOf(channel, 'item');
    expect(items).toHaveLength(posts.length);
    for (const item of items) {
      expect(textOf(item, 'title')).not.toBe('');
      expect(exists(textOf(item, 'link'))).toBe(true);
      expect(textOf(item, 'guid')).toBe(textOf(item, 'link'));
      expect(new Date(textOf(item, 'pubDate')).toUTCString()).toBe(textOf(item, 'pubDate'));
      expect(textOf(item, 'content:encoded').length).toBeGreaterThan(1000);
    }
  });

  test('Atom has what RFC 4287 asks for, and every post', () => {
    const feed = readXml(read('blog/atom.xml'));
    expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    expect(textOf(feed, 'updated')).toMatch(MOMENT);
    expect(exists(textOf(feed, 'id'))).toBe(true);
    expect(textOf(feed, 'title')).not.toBe('');
    const entries = childrenOf(feed, 'entry');
    expect(entries).toHaveLength(posts.length);
    const ids = entries.map((entry) => textOf(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const entry of entries) {
      expect(exists(textOf(entry, 'id'))).toBe(true);
      expect(textOf(entry, 'updated')).toMatch(MOMENT);
      expect(textOf(entry, 'published') <= textOf(entry, 'updated')).toBe(true);
      expect(childrenOf(entry, 'author').length).toBeGreaterThan(0);
      expect(childrenOf(entry, 'content')[0]?.attributes.type).toBe('html');
      expect(childrenOf(entry, 'link')[0]?.attributes.rel).toBe('alternate');
    }
  });

  test('JSON has what version 1.1 asks for, and every post', () => {
    const feed = JSON.parse(read('blog/feed.json')) as {
      version: string;
      title: string;
      feed_url: string;
      items: { id: string; url: string; content_html: string; date_published: string }[];
    };
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: site.blog.title,
      feed_url: `${site.url}/blog/feed.json`,
    });
    expect(feed.items).toHaveLength(posts.length);
    for (const { id, url, date_published } of feed.items) {
      expect(id).toBe(url);
      expect(exists(url)).toBe(true);
      expect(date_published).toMatch(MOMENT);
    }
  });

  test('hold whole addresses only, and no script, style or button', () => {
    const feed = JSON.parse(read('blog/feed.json')) as { items: { content_html: string }[] };
    for (const { content_html: html } of feed.items) {
      const hrefs = [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, href]) => href ?? '');
      expect(hrefs.filter((href) => !/^(https:|mailto:|#)/.test(href))).toEqual([]);
      const ours = hrefs.filter((href) => href.startsWith(site.url));
      expect(ours.filter((href) => !exists(href))).toEqual([]);
      expect(html).not.toMatch(/<(script|style|button|iframe)| style=| class="(?!language-)/);
    }
  });

  test('are linked from the pages of the blog and from no others', () => {
    const linking = pages.filter(({ html }) => html.includes('href="/blog/rss.xml"')).map(({ path }) => path);
    expect(linking).toEqual(pages.map(({ path }) => path).filter((path) => path.startsWith('/blog')));
  });
});

describe('the sitemap', () => {
  const urls = childrenOf(readXml(read('sitemap.xml')), 'url');
  const locations = urls.map((url) => textOf(url, 'loc'));

  test('lists every indexed page once', () => {
    const wanted = pages.filter(isListed).map(({ path }) => site.url + path);
    expect(new Set(locations).size).toBe(locations.length);
    expect([...locations].sort()).toEqual(wanted.sort());
    expect(locations.length).toBeLessThan(50_000);
  });

  test('names the same page in other versions, and each of those names it back', () => {
    const alternatesOf = new Map(
      urls.map((url) => [
        textOf(url, 'loc'),
        childrenOf(url, 'xhtml:link').map(({ attributes }) => attributes.href ?? ''),
      ]),
    );
    for (const [location, alternates] of alternatesOf) {
      for (const other of alternates)
        expect(alternatesOf.get(other), `${location} -> ${other}`).toContain(location);
      expect(new Set(alternates).size).toBe(alternates.length);
    }
    const lists = alternatesOf.get(`${site.url}/docs/data-types/lists`) ?? [];
    expect(lists).toEqual(site.docs.versions.map(({ path }) => `${site.url}${path}/data-types/lists`));
  });

  test('has the date of the last change, or none', () => {
    const days = urls.flatMap((url) => childrenOf(url, 'lastmod').map(({ text }) => text));
    expect(days.filter((day) => !DAY.test(day))).toEqual([]);
  });
});

interface DataThing {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

function dataOf(html: string): DataThing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return blocks.flatMap(([, json]) => {
    const data = JSON.parse(json ?? '') as { '@context': string; '@graph': DataThing[] };
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

describe('the data for machines in pages', () => {
  test('describes every document and its section', () => {
    for (const { path, html } of pages.filter((page) => page.path.startsWith('/docs'))) {
      const [crumbs, article] = dataOf(html);
      expect(crumbs?.['@type'], path).toBe('BreadcrumbList');
      const items = crumbs?.itemListElement as { position: number; name: string; item: string }[];
      expect(
        items.map(({ position }) => position),
        path,
      ).toEqual(items.map((_, index) => index + 1));
      expect(
        items.filter(({ name, item }) => !name || !exists(item)),
        path,
      ).toEqual([]);
      expect(items.at(-1)?.item, path).toBe(site.url + path);
      expect(article, path).toMatchObject({ '@type': 'TechArticle', url: site.url + path, inLanguage: 'en' });
      expect(String(article?.headline).length, path).toBeGreaterThan(1);
      expect(exists(String(article?.image)), path).toBe(true);
    }
  });

  test('names the date and the authors of every post', () => {
    for (const { html } of posts) {
      const post = dataOf(html).find((thing) => thing['@type'] === 'BlogPosting');
      expect(post?.datePublished).toMatch(MOMENT);
      expect(String(post?.dateModified) >= String(post?.datePublished)).toBe(true);
      expect(post?.author).not.toHaveLength(0);
      expect(String(post?.headline).length).toBeLessThanOrEqual(110);
    }
  });

  test('describes the search of the site', () => {
    const [home] = dataOf(read('index.html'));
    expect(home).toMatchObject({ '@type': 'WebSite', url: `${site.url}/` });
    expect(JSON.stringify(home?.potentialAction)).toContain('/search?q={search_term_string}');
  });

  test('gives every listed page a title, a text and a card for those who share it', () => {
    const lacking = pages.filter(isListed).filter(({ html }) => {
      const property = (name: string) =>
        new RegExp(`<meta property="${name}" content="([^"]+)">`).exec(html)?.[1];
      return (
        !property('og:title') ||
        !property('og:description') ||
        !exists(property('og:url') ?? '') ||
        !exists(property('og:image') ?? '') ||
        !html.includes('<meta name="twitter:card" content="summary_large_image">')
      );
    });
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });
});

/** Width and height of a PNG, as its header tells. */
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
  test('robots.txt lets everything be read and names the sitemap', () => {
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

  test('llms-full.txt holds each of those pages once', () => {
    const headings = read('llms-full.txt').match(/^.* Page: https:\S+$/gm) ?? [];
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.length).toBeGreaterThan(200);
  });
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

  test('link to pages of their own version with whole addresses that exist', () => {
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

  test('hold no directive, no control character and no HTML of the page', () => {
    const odd = withCopy.filter(({ path }) => {
      const text = read(`${nameOf(path)}.md`).replace(/^(`{3,})[^`]*\n[\s\S]*?\n\1$/gm, '');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they stand around links until these are filled in
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

describe('packed forms', () => {
  test('exist for every text that is worth it, with the same content', () => {
    const texts = files.filter((file) => {
      if (isCompressedForm(file)) return false;
      return isWorthCompressing(file, readFileSync(join(DIST, file)).length);
    });
    expect(texts.length).toBeGreaterThan(3000);
    expect(texts.filter((file) => !known.has(`${file}.br`) || !known.has(`${file}.gz`))).toEqual([]);
    for (const file of texts.filter((_, index) => index % 50 === 0)) {
      const content = readFileSync(join(DIST, file));
      expect(brotliDecompressSync(readFileSync(join(DIST, `${file}.br`))).equals(content), file).toBe(true);
      expect(gunzipSync(readFileSync(join(DIST, `${file}.gz`))).equals(content), file).toBe(true);
    }
  });

  test('belong to a file that is there', () => {
    const orphans = files.filter(
      (file) => isCompressedForm(file) && !known.has(file.replace(/\.(br|gz)$/, '')),
    );
    expect(orphans).toEqual([]);
  });
});
