/** The feeds of the blog in every format. */
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Post } from '../../../content/content';
import { remarkTables } from '../../../markdown/tables';
import { withBase } from '../../../model/base-url';
import type { SiteConfig } from '../../../model/site';
import type { Output, PageCopy } from '../../output';
import type { SiteContent } from '../../site-content';
import { absoluteFile } from '../addresses';
import type { LastChanges } from '../last-changes';
import { atomFile, type FeedItem, jsonFeedFile, rssFile } from './formats';

export const FEEDS = [
  { file: 'blog/rss.xml', type: 'application/rss+xml', name: 'RSS', write: rssFile },
  { file: 'blog/atom.xml', type: 'application/atom+xml', name: 'Atom', write: atomFile },
  { file: 'blog/feed.json', type: 'application/feed+json', name: 'JSON', write: jsonFeedFile },
] as const;

/** Feeds are for news; older posts are in the archive. */
const MAX_ITEMS = 20;

export function feedOutput({ site, content, lastChanges }: SiteContent): Output {
  const byPath = new Map(content.posts.map((post) => [withBase(site.baseUrl, `/blog/${post.slug}`), post]));
  const items: FeedItem[] = [];
  return {
    visit({ record, copy }) {
      const post = byPath.get(record.path);
      if (post && copy && items.length < MAX_ITEMS) items.push(itemOf(site, post, copy, lastChanges));
    },
    site() {
      const feed = {
        site,
        home: absoluteFile(site, 'blog'),
        icon: absoluteFile(site, 'icons/icon-192.png'),
        changed: items.map(({ changed }) => changed).reduce(later, ''),
        items,
      };
      return FEEDS.map(({ file, write }) => ({ file, content: write(feed, absoluteFile(site, file)) }));
    },
  };
}

function itemOf(site: SiteConfig, post: Post, copy: PageCopy, changes: LastChanges): FeedItem {
  return {
    ...post,
    url: absoluteFile(site, `blog/${post.slug}`),
    html: markdownToHtml(copy.text('both')),
    changed: later(post.date, changes.get(post.file) ?? ''),
  };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkTables)
  .use(remarkRehype)
  .use(rehypeStringify)
  .freeze();

/** Plain Markdown as plain HTML for feed readers, without classes and buttons. */
function markdownToHtml(markdown: string): string {
  return String(processor.processSync(markdown)).trim();
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
