/** The content of the blog's feeds, independent of their format. */
import type { Post } from '../../../content/content';
import type { SiteConfig } from '../../../model/site';
import type { PageCopy } from '../../output';
import { absoluteFile } from '../addresses';
import type { LastChanges } from '../last-changes';
import { markdownToHtml } from './markdown-html';

interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  /** Days, as 2023-09-09. */
  readonly published: string;
  readonly changed: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly home: string;
  readonly site: string;
  readonly icon: string;
  readonly language: string;
  readonly copyright: string;
  /** The day of the newest change in it. */
  readonly changed: string;
  readonly items: readonly FeedItem[];
}

/** Where the feeds are found, for the head of the blog's pages. */
export const FEEDS = [
  { file: 'blog/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'blog/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { file: 'blog/feed.json', type: 'application/feed+json', name: 'JSON' },
] as const;

/** Feeds are for news; older posts are in the archive. */
const MAX_ITEMS = 20;

/** A post with its Markdown copy, which is rendered without the site's components. */
export interface FeedPost {
  readonly post: Post;
  readonly copy: PageCopy;
}

/** The newest posts, in full. */
export function blogFeed(site: SiteConfig, posts: readonly FeedPost[], changes: LastChanges): Feed {
  const items = posts
    .slice(0, MAX_ITEMS)
    .map(({ post, copy }) => toItem(site, post, markdownToHtml(copy.text('both')), changes));
  return {
    title: site.blog.title,
    description: site.blog.description,
    home: absoluteFile(site, 'blog'),
    site: absoluteFile(site, ''),
    icon: absoluteFile(site, 'icons/icon-192.png'),
    language: site.locale,
    copyright: site.copyright,
    changed: items.map(({ changed }) => changed).reduce(later, ''),
    items,
  };
}

function toItem(site: SiteConfig, post: Post, html: string, changes: LastChanges): FeedItem {
  const { slug, file, title, description, date, authors, tags } = post;
  return {
    url: absoluteFile(site, `blog/${slug}`),
    title,
    summary: description,
    html,
    published: date,
    changed: later(date, changes.get(file) ?? ''),
    authors,
    tags,
  };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** The first moment of a day. */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}
