import { element, emptyElement, textElement, xmlDocument } from '../xml';
import { type Feed, momentOf } from './feed';

/** RSS 2.0. Authors are in Dublin Core: RSS itself requires mail addresses. */
export function rssFile(feed: Feed, self: string): string {
  const items = feed.items.map((item) =>
    element('item', [
      textElement('title', item.title),
      textElement('link', item.url),
      textElement('guid', item.url, { isPermaLink: 'true' }),
      textElement('pubDate', mailDate(item.published)),
      ...item.authors.map((author) => textElement('dc:creator', author)),
      ...item.tags.map((tag) => textElement('category', tag)),
      textElement('description', item.summary),
      textElement('content:encoded', item.html),
    ]),
  );
  const channel = element('channel', [
    textElement('title', feed.title),
    textElement('link', feed.home),
    textElement('description', feed.description),
    textElement('language', feed.language),
    textElement('copyright', feed.copyright),
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
