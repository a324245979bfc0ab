/** The feeds of the blog in every format. */
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { TABLES } from '../../markdown/parse';
import type { OutputFile, PageFacts } from '../output';
import type { SiteContent } from '../site-content';
import { absoluteFile, filePath } from './addresses';
import { xml, xmlFile } from './xml';

export const FEEDS = [
  { file: 'blog/rss.xml', type: 'application/rss+xml', name: 'RSS', write: rssFile },
  { file: 'blog/atom.xml', type: 'application/atom+xml', name: 'Atom', write: atomFile },
  { file: 'blog/feed.json', type: 'application/feed+json', name: 'JSON', write: jsonFeedFile },
] as const;

/** Feeds are for news; older posts are in the archive. */
const MAX_ITEMS = 20;

export function feedFiles(all: SiteContent, pages: readonly PageFacts[]): OutputFile[] {
  const feed = feedOf(all, pages);
  return FEEDS.map(({ file, write }) => ({ file, content: write(feed, absoluteFile(all.site, file)) }));
}

type Feed = ReturnType<typeof feedOf>;

function feedOf({ site, content, lastChanges }: SiteContent, pages: readonly PageFacts[]) {
  const copies = new Map(pages.map(({ record, copy }) => [record.path, copy]));
  const items = content.posts.slice(0, MAX_ITEMS).map((post) => ({
    ...post,
    url: absoluteFile(site, `blog/${post.slug}`),
    html: markdownToHtml(copies.get(filePath(site, `blog/${post.slug}`))?.text('both') ?? ''),
    /** The day of its last change. */
    changed: later(post.date, lastChanges.get(post.file) ?? ''),
  }));
  return {
    site,
    home: absoluteFile(site, 'blog'),
    icon: absoluteFile(site, 'icons/icon-192.png'),
    /** The day of the newest change in it. */
    changed: items.map(({ changed }) => changed).reduce(later, ''),
    items,
  };
}

/** Plain Markdown as plain HTML for feed readers, without classes and buttons. */
function markdownToHtml(markdown: string): string {
  return toHtml(toHast(fromMarkdown(markdown, TABLES))).trim();
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** RSS 2.0. Authors are in Dublin Core: RSS itself requires mail addresses. */
function rssFile({ site, home, changed, items }: Feed, self: string): string {
  const entries = items.map(
    (item) => xml`<item>
<title>${item.title}</title>
<link>${item.url}</link>
<guid isPermaLink="true">${item.url}</guid>
<pubDate>${mailDate(item.date)}</pubDate>
${item.authors.map((author) => xml`<dc:creator>${author}</dc:creator>\n`)}${item.tags.map((tag) => xml`<category>${tag}</category>\n`)}<description>${item.description}</description>
<content:encoded>${item.html}</content:encoded>
</item>
`,
  );
  return xmlFile(xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${site.blog.title}</title>
<link>${home}</link>
<description>${site.blog.description}</description>
<language>${site.locale}</language>
<copyright>${site.copyright}</copyright>
${changed ? xml`<lastBuildDate>${mailDate(changed)}</lastBuildDate>\n` : ''}<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${entries}</channel>
</rss>`);
}

/** `Sat, 09 Sep 2023 00:00:00 GMT`, the date format of mail. */
function mailDate(day: string): string {
  return new Date(momentOf(day)).toUTCString();
}

/** Atom requires a date even for an empty feed. */
const FIRST_DAY = '1970-01-01';

/** Atom 1.0. */
function atomFile({ site, home, icon, changed, items }: Feed, self: string): string {
  const entries = items.map(
    (item) => xml`<entry>
<title>${item.title}</title>
<id>${item.url}</id>
<link href="${item.url}" rel="alternate" type="text/html"/>
<published>${momentOf(item.date)}</published>
<updated>${momentOf(item.changed)}</updated>
${item.authors.map((author) => xml`<author>\n<name>${author}</name>\n</author>\n`)}${item.tags.map((tag) => xml`<category term="${tag}"/>\n`)}<summary>${item.description}</summary>
<content type="html">${item.html}</content>
</entry>
`,
  );
  return xmlFile(xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">
<title>${site.blog.title}</title>
<subtitle>${site.blog.description}</subtitle>
<id>${home}</id>
<link href="${home}" rel="alternate" type="text/html"/>
<link href="${self}" rel="self" type="application/atom+xml"/>
<updated>${momentOf(changed || FIRST_DAY)}</updated>
<icon>${icon}</icon>
<rights>${site.copyright}</rights>
${entries}</feed>`);
}

/** JSON Feed 1.1. */
function jsonFeedFile({ site, home, icon, items }: Feed, self: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.blog.title,
    description: site.blog.description,
    home_page_url: home,
    feed_url: self,
    icon,
    language: site.locale,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.description,
      content_html: item.html,
      date_published: momentOf(item.date),
      date_modified: momentOf(item.changed),
      authors: item.authors.map((name) => ({ name })),
      tags: item.tags,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** The first moment of a day. */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}
