/** The feeds of the blog in every format. */
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { remarkTables } from '../../../markdown/tables';
import type { OutputFile, PageFacts } from '../../output';
import type { SiteContent } from '../../site-content';
import { absoluteFile, filePath } from '../addresses';
import { atomFile, type FeedItem, jsonFeedFile, rssFile } from './formats';

export const FEEDS = [
  { file: 'blog/rss.xml', type: 'application/rss+xml', name: 'RSS', write: rssFile },
  { file: 'blog/atom.xml', type: 'application/atom+xml', name: 'Atom', write: atomFile },
  { file: 'blog/feed.json', type: 'application/feed+json', name: 'JSON', write: jsonFeedFile },
] as const;

/** Feeds are for news; older posts are in the archive. */
const MAX_ITEMS = 20;

export function feedFiles(
  { site, content, lastChanges }: SiteContent,
  pages: readonly PageFacts[],
): OutputFile[] {
  const copies = new Map(pages.map(({ record, copy }) => [record.path, copy]));
  const items = content.posts.slice(0, MAX_ITEMS).map((post): FeedItem => {
    const copy = copies.get(filePath(site, `blog/${post.slug}`));
    return {
      ...post,
      url: absoluteFile(site, `blog/${post.slug}`),
      html: markdownToHtml(copy?.text('both') ?? ''),
      changed: later(post.date, lastChanges.get(post.file) ?? ''),
    };
  });
  const feed = {
    site,
    home: absoluteFile(site, 'blog'),
    icon: absoluteFile(site, 'icons/icon-192.png'),
    changed: items.map(({ changed }) => changed).reduce(later, ''),
    items,
  };
  return FEEDS.map(({ file, write }) => ({ file, content: write(feed, absoluteFile(site, file)) }));
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
