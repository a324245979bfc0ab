import { withBase } from '../../../model/base-url';
import type { SiteContent } from '../../site-content';
import { absoluteFile } from '../addresses';
import type { LastChanges } from '../last-changes';
import type { Output } from '../output';
import { atomFile } from './atom';
import { blogFeed, FEEDS, type FeedPost } from './feed';
import { jsonFeedFile } from './json-feed';
import { rssFile } from './rss';

const WRITERS = { RSS: rssFile, Atom: atomFile, JSON: jsonFeedFile } as const;

/** The feeds of the blog in every format. */
export function feedOutput({ site, content }: SiteContent, changes: LastChanges): Output {
  const byPath = new Map(content.posts.map((post) => [withBase(site.baseUrl, `/blog/${post.slug}`), post]));
  const posts: FeedPost[] = [];
  return {
    page({ record, copy }) {
      const post = byPath.get(record.path);
      if (post && copy) posts.push({ post, copy });
      return [];
    },
    site() {
      const feed = blogFeed(site, posts, changes);
      return FEEDS.map(({ file, name }) => ({
        file,
        content: WRITERS[name](feed, absoluteFile(site, file)),
      }));
    },
  };
}
