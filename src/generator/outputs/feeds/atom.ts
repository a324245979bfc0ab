import { element, emptyElement, textElement, xmlDocument } from '../xml';
import { type Feed, momentOf } from './feed';

/** Atom requires a date even for an empty feed. */
const FIRST_DAY = '1970-01-01';

/** Atom 1.0. */
export function atomFile(feed: Feed, self: string): string {
  const entries = feed.items.map((item) =>
    element('entry', [
      textElement('title', item.title),
      textElement('id', item.url),
      emptyElement('link', { href: item.url, rel: 'alternate', type: 'text/html' }),
      textElement('published', momentOf(item.published)),
      textElement('updated', momentOf(item.changed)),
      ...item.authors.map((author) => element('author', [textElement('name', author)])),
      ...item.tags.map((tag) => emptyElement('category', { term: tag })),
      textElement('summary', item.summary),
      textElement('content', item.html, { type: 'html' }),
    ]),
  );
  return xmlDocument(
    element(
      'feed',
      [
        textElement('title', feed.title),
        textElement('subtitle', feed.description),
        textElement('id', feed.home),
        emptyElement('link', { href: feed.home, rel: 'alternate', type: 'text/html' }),
        emptyElement('link', { href: self, rel: 'self', type: 'application/atom+xml' }),
        textElement('updated', momentOf(feed.changed || FIRST_DAY)),
        textElement('icon', feed.icon),
        textElement('rights', feed.copyright),
        ...entries,
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
    ),
  );
}
