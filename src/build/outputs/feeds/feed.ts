/** What all feeds of the blog say, each in its own form. */
import type { Post } from '../../../content/content';
import type { SiteConfig } from '../../../model/site';
import type { PageCopy } from '../../output';
import type { TextMemory } from '../../text-memory';
import { absolute } from '../addresses';
import type { LastChanges } from '../last-changes';
import { markdownToHtml } from './markdown-html';

export interface FeedItem {
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

/** Feeds are for news: readers of older posts come to the archive. */
const MOST_ITEMS = 20;

/** A post with its text as Markdown, from which the text of the feeds is made: pages hold much that no reader needs. */
export interface FeedPost {
  readonly post: Post;
  readonly copy: PageCopy;
}

export interface FeedSources {
  readonly posts: readonly FeedPost[];
  readonly changes: LastChanges;
  /** Posts rarely change, and turning them into HTML takes its time. */
  readonly memory: TextMemory;
}

/** The newest posts, in full. */
export function blogFeed(site: SiteConfig, { posts, changes, memory }: FeedSources): Feed {
  const items = posts.slice(0, MOST_ITEMS).map(({ post, copy }): FeedItem => {
    const html = memory.recall(copy.text('both'), markdownToHtml);
    return toItem(site, post, html, changes);
  });
  return {
    title: site.blog.title,
    description: site.blog.description,
    home: absolute(site, '/blog'),
    site: site.url,
    icon: absolute(site, '/icons/icon-192.png'),
    language: site.locale,
    copyright: site.copyright,
    changed: items.map(({ changed }) => changed).reduce(later, ''),
    items,
  };
}

function toItem(site: SiteConfig, post: Post, html: string, changes: LastChanges): FeedItem {
  const { slug, file, title, description, date, authors, tags } = post;
  return {
    url: absolute(site, `/blog/${slug}`),
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

/** A day as the moment at which it starts. */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}
