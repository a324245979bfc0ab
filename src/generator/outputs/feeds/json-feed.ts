import { type Feed, momentOf } from './feed';

/** JSON Feed 1.1. */
export function jsonFeedFile(feed: Feed, self: string): string {
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      description: feed.description,
      home_page_url: feed.home,
      feed_url: self,
      icon: feed.icon,
      language: feed.language,
      items: feed.items.map((item) => ({
        id: item.url,
        url: item.url,
        title: item.title,
        summary: item.summary,
        content_html: item.html,
        date_published: momentOf(item.published),
        date_modified: momentOf(item.changed),
        authors: item.authors.map((name) => ({ name })),
        tags: item.tags,
      })),
    },
    null,
    2,
  )}\n`;
}
