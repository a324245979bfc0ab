import type { SiteConfig } from '../../../model/site';
import { absolute } from '../addresses';
import type { OutputFile } from '../output-file';
import { atomFile } from './atom';
import { blogFeed, FEEDS, type FeedSources } from './feed';
import { jsonFeedFile } from './json-feed';
import { rssFile } from './rss';

const WRITERS = { RSS: rssFile, Atom: atomFile, JSON: jsonFeedFile } as const;

/** The feeds of the blog in every form. */
export function feedFiles(site: SiteConfig, sources: FeedSources): OutputFile[] {
  const feed = blogFeed(site, sources);
  return FEEDS.map(({ file, name }) => ({
    file,
    content: WRITERS[name](feed, absolute(site, `/${file}`)),
  }));
}
