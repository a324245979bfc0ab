/** The feeds of the blog in every format. */
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { TABLES } from '../../markdown/parse';
import { pageAddress } from '../../model/base-url';
import type { SiteConfig } from '../../model/site';
import { SYNTAX_LABELS, type Syntax } from '../../model/syntax';
import type { OutputFile, PageFacts } from '../output';
import { absolute, absoluteFile } from './addresses';
import { xml, xmlFile } from './xml';

export const FEEDS = [
  { file: 'blog/rss.xml', type: 'application/rss+xml', name: 'RSS', write: rssFile },
  { file: 'blog/atom.xml', type: 'application/atom+xml', name: 'Atom', write: atomFile },
  { file: 'blog/feed.json', type: 'application/feed+json', name: 'JSON', write: jsonFile },
] as const;

/** Feeds are for news; older posts are in the archive. */
const MAX_ITEMS = 20;

export function feedFiles(site: SiteConfig, pages: readonly PageFacts[]): OutputFile[] {
  const feed = jsonFeed(site, pages);
  return FEEDS.map(({ file, write }) => ({ file, content: write(feed, site, absoluteFile(site, file)) }));
}

type Feed = ReturnType<typeof jsonFeed>;

/** JSON Feed 1.1, from which the others are generated. */
function jsonFeed({ blog, locale, ...site }: SiteConfig, pages: readonly PageFacts[]) {
  const posts = pages.flatMap(({ post, copy }) => (post && copy ? [{ ...post, copy }] : []));
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: blog.title,
    description: blog.description,
    home_page_url: absolute(site, pageAddress(site, '/blog')),
    feed_url: absoluteFile(site, 'blog/feed.json'),
    icon: absoluteFile(site, 'icons/icon-192.png'),
    language: locale,
    items: posts.slice(0, MAX_ITEMS).map((post) => ({
      id: absolute(site, post.path),
      url: absolute(site, post.path),
      title: post.title,
      summary: post.description,
      content_html: markdownToHtml(post.copy('both')),
      date_published: timestampOf(post.date),
      date_modified: timestampOf(post.changed),
      authors: post.authors.map(({ name, url }) => ({ name, ...(url && { url }) })),
      tags: post.tags,
    })),
  };
}

function jsonFile(feed: Feed): string {
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** Converts Markdown to plain HTML for feed readers, in which samples name their syntax. */
function markdownToHtml(markdown: string): string {
  const tree = fromMarkdown(markdown, TABLES);
  visit(tree, 'code', (code, index, parent) => {
    const label = SYNTAX_LABELS[code.lang as Syntax];
    if (!label || !parent || index === undefined) return undefined;
    parent.children.splice(index, 0, {
      type: 'paragraph',
      children: [{ type: 'emphasis', children: [{ type: 'text', value: label }] }],
    });
    return index + 2;
  });
  return toHtml(toHast(tree)).trim();
}

/** Midnight UTC of a day. */
export function timestampOf(day: string): string {
  return `${day}T00:00:00Z`;
}

/** The time of the latest change. Feeds require one even if they are empty. */
function changeOf({ items }: Feed): string {
  const times = items.map((item) => item.date_modified);
  return times.sort().at(-1) ?? timestampOf('1970-01-01');
}

/** RSS 2.0, with RFC 822 dates. Authors are in Dublin Core, because RSS itself requires email addresses. */
function rssFile(feed: Feed, { copyright }: SiteConfig, self: string): string {
  const entries = feed.items.map(
    (item) => xml`<item>
<title>${item.title}</title>
<link>${item.url}</link>
<guid isPermaLink="true">${item.url}</guid>
<pubDate>${new Date(item.date_published).toUTCString()}</pubDate>
${item.authors.map(({ name }) => xml`<dc:creator>${name}</dc:creator>\n`)}${item.tags.map((tag) => xml`<category>${tag}</category>\n`)}<description>${item.summary}</description>
<content:encoded>${item.content_html}</content:encoded>
</item>
`,
  );
  return xmlFile(xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${feed.title}</title>
<link>${feed.home_page_url}</link>
<description>${feed.description}</description>
<language>${feed.language}</language>
<copyright>${copyright}</copyright>
<lastBuildDate>${new Date(changeOf(feed)).toUTCString()}</lastBuildDate>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${entries}</channel>
</rss>`);
}

/** Atom 1.0. */
function atomFile(feed: Feed, { copyright }: SiteConfig, self: string): string {
  const entries = feed.items.map(
    (item) => xml`<entry>
<title>${item.title}</title>
<id>${item.id}</id>
<link href="${item.url}" rel="alternate" type="text/html"/>
<published>${item.date_published}</published>
<updated>${item.date_modified}</updated>
${item.authors.map(({ name }) => xml`<author>\n<name>${name}</name>\n</author>\n`)}${item.tags.map((tag) => xml`<category term="${tag}"/>\n`)}<summary>${item.summary}</summary>
<content type="html">${item.content_html}</content>
</entry>
`,
  );
  return xmlFile(xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<title>${feed.title}</title>
<subtitle>${feed.description}</subtitle>
<id>${feed.home_page_url}</id>
<link href="${feed.home_page_url}" rel="alternate" type="text/html"/>
<link href="${self}" rel="self" type="application/atom+xml"/>
<updated>${changeOf(feed)}</updated>
<icon>${feed.icon}</icon>
<rights>${copyright}</rights>
${entries}</feed>`);
}
