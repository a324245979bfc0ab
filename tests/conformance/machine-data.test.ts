/** Validates the sitemap and the metadata of pages against their formats. */
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config';
import { exists, read } from '../helpers/built';
import { DIST, pagesOf } from '../helpers/dist';
import { childrenOf, readXml, textOf } from '../helpers/xml';

const pages = pagesOf(DIST);
const isListed = ({ html }: { html: string }) => !html.includes('<meta name="robots" content="noindex">');
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const posts = pages.filter(({ path }) => /^\/blog\/[^/]+$/.test(path) && !/\/(archive|tags)$/.test(path));
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

describe('the sitemap', () => {
  const urls = childrenOf(readXml(read('sitemap.xml')), 'url');
  const locations = urls.map((url) => textOf(url, 'loc'));

  test('lists the canonical address of every indexed page once, and no other', () => {
    const canonical = ({ html }: { html: string }) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
    const wanted = pages.filter(isListed).filter((page) => canonical(page) === site.url + page.path);
    expect(new Set(locations).size).toBe(locations.length);
    expect([...locations].sort()).toEqual(wanted.map(({ path }) => site.url + path).sort());
    expect(locations.length).toBeGreaterThan(200);
    expect(locations.length).toBeLessThan(50_000);
  });

  test('has the date of the last change, or none', () => {
    const days = urls.flatMap((url) => childrenOf(url, 'lastmod').map(({ text }) => text));
    expect(days.filter((day) => !DAY.test(day))).toEqual([]);
  });
});

describe('the data for machines in pages', () => {
  test('describes every document and its section', () => {
    for (const { path, html } of pages.filter((page) => page.path.startsWith('/docs'))) {
      const data = dataOf(html);
      const article = data.at(-1);
      const crumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList');
      const items = (crumbs?.itemListElement ?? []) as { position: number; name: string; item: string }[];
      expect(
        items.map(({ position }) => position),
        path,
      ).toEqual(items.map((_, index) => index + 1));
      const addresses = items.map(({ item }) => item);
      expect(new Set(addresses).size, path).toBe(addresses.length);
      expect(addresses.length, path).not.toBe(1);
      expect(
        items.filter(({ name, item }) => !name || /^[\d.]+$/.test(name) || !exists(item)),
        path,
      ).toEqual([]);
      if (crumbs) expect(addresses.at(-1), path).toBe(site.url + path);
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
