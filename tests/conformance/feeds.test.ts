/** Validates the feeds of the blog against RSS, Atom and JSON Feed. */
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config';
import { exists, read } from '../helpers/built';
import { DIST, pagesOf } from '../helpers/dist';
import { childrenOf, readXml, textOf } from '../helpers/xml';

const pages = pagesOf(DIST);
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const posts = pages.filter(({ path }) => /^\/blog\/[^/]+$/.test(path) && !/\/(archive|tags)$/.test(path));

describe('the feeds of the blog', () => {
  test('RSS has what RSS 2.0 requires, and every post', () => {
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

  test('Atom has what RFC 4287 requires, and every post', () => {
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

  test('JSON has what version 1.1 requires, and every post', () => {
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

  test('contain only absolute URLs, and no script, style or button', () => {
    const feed = JSON.parse(read('blog/feed.json')) as { items: { content_html: string }[] };
    for (const { content_html: html } of feed.items) {
      const hrefs = [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, href]) => href ?? '');
      expect(hrefs.filter((href) => !/^(https:|mailto:|#)/.test(href))).toEqual([]);
      const ours = hrefs.filter((href) => href.startsWith(site.url));
      expect(ours.filter((href) => !exists(href))).toEqual([]);
      expect(html).not.toMatch(/<(script|style|button|iframe)| style=| class="(?!language-)/);
    }
  });

  test('are linked from every page', () => {
    const linking = pages.filter(({ html }) => html.includes('href="/blog/rss.xml"')).map(({ path }) => path);
    expect(linking).toEqual(pages.map(({ path }) => path));
  });
});
