import type { Post } from '../../../content/content';
import type { SiteConfig } from '../../../model/site';
import { element, emptyElement, textElement, xmlDocument } from '../xml';

/** A post, with its text as HTML. */
export interface FeedItem extends Pick<Post, 'title' | 'description' | 'date' | 'authors' | 'tags'> {
  readonly url: string;
  readonly html: string;
  /** The day of its last change. */
  readonly changed: string;
}

export interface Feed {
  readonly site: SiteConfig;
  readonly home: string;
  readonly icon: string;
  /** The day of the newest change in it. */
  readonly changed: string;
  readonly items: readonly FeedItem[];
}

/** RSS 2.0. Authors are in Dublin Core: RSS itself requires mail addresses. */
export function rssFile(feed: Feed, self: string): string {
  const items = feed.items.map((item) =>
    element('item', [
      textElement('title', item.title),
      textElement('link', item.url),
      textElement('guid', item.url, { isPermaLink: 'true' }),
      textElement('pubDate', mailDate(item.date)),
      ...item.authors.map((author) => textElement('dc:creator', author)),
      ...item.tags.map((tag) => textElement('category', tag)),
      textElement('description', item.description),
      textElement('content:encoded', item.html),
    ]),
  );
  const channel = element('channel', [
    textElement('title', feed.site.blog.title),
    textElement('link', feed.home),
    textElement('description', feed.site.blog.description),
    textElement('language', feed.site.locale),
    textElement('copyright', feed.site.copyright),
    feed.changed ? textElement('lastBuildDate', mailDate(feed.changed)) : '',
    emptyElement('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...items,
  ]);
  return xmlDocument(
    element('rss', [channel], {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    }),
  );
}

/** `Sat, 09 Sep 2023 00:00:00 GMT`, the date format of mail. */
function mailDate(day: string): string {
  return new Date(momentOf(day)).toUTCString();
}

/** Atom requires a date even for an empty feed. */
const FIRST_DAY = '1970-01-01';

/** Atom 1.0. */
export function atomFile(feed: Feed, self: string): string {
  const entries = feed.items.map((item) =>
    element('entry', [
      textElement('title', item.title),
      textElement('id', item.url),
      emptyElement('link', { href: item.url, rel: 'alternate', type: 'text/html' }),
      textElement('published', momentOf(item.date)),
      textElement('updated', momentOf(item.changed)),
      ...item.authors.map((author) => element('author', [textElement('name', author)])),
      ...item.tags.map((tag) => emptyElement('category', { term: tag })),
      textElement('summary', item.description),
      textElement('content', item.html, { type: 'html' }),
    ]),
  );
  return xmlDocument(
    element(
      'feed',
      [
        textElement('title', feed.site.blog.title),
        textElement('subtitle', feed.site.blog.description),
        textElement('id', feed.home),
        emptyElement('link', { href: feed.home, rel: 'alternate', type: 'text/html' }),
        emptyElement('link', { href: self, rel: 'self', type: 'application/atom+xml' }),
        textElement('updated', momentOf(feed.changed || FIRST_DAY)),
        textElement('icon', feed.icon),
        textElement('rights', feed.site.copyright),
        ...entries,
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.site.locale },
    ),
  );
}

/** JSON Feed 1.1. */
export function jsonFeedFile(feed: Feed, self: string): string {
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.site.blog.title,
      description: feed.site.blog.description,
      home_page_url: feed.home,
      feed_url: self,
      icon: feed.icon,
      language: feed.site.locale,
      items: feed.items.map((item) => ({
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
    },
    null,
    2,
  )}\n`;
}

/** The first moment of a day. */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}
