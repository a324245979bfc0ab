/** Everything that the site gives out beside its pages. Pages are told as they are written; files come at the end. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { latestVersion } from '../../model/version';
import type { OutputPage } from '../output';
import type { SiteContent } from '../site-content';
import type { CardBox } from './cards/cards';
import type { Drawer } from './cards/drawer';
import { iconFiles } from './cards/icons';
import { copyFiles, copyPath } from './copies/copy-files';
import { feedFiles } from './feeds';
import type { FeedPost } from './feeds/feed';
import type { LastChanges } from './last-changes';
import { llmsFile, llmsFullFile } from './llms';
import { manifestFile } from './manifest';
import { openSearchFile } from './opensearch';
import type { OutputFile } from './output-file';
import { robotsFile } from './robots';
import { type SitemapEntry, sitemapEntry, sitemapFile } from './sitemap';

export interface SiteOutputs {
  /** Takes note of a page and gives its other forms. */
  readonly ofPage: (page: OutputPage) => OutputFile[];
  /** What can only be written when all pages are known. */
  readonly ofSite: () => Promise<OutputFile[]>;
}

export interface OutputTools {
  /** The folder that holds public/. */
  readonly root: string;
  readonly changes: LastChanges;
  readonly cards: CardBox;
  readonly drawer: Drawer;
}

export function siteOutputs(all: SiteContent, { root, changes, cards, drawer }: OutputTools): SiteOutputs {
  const { site } = all;
  const latest = latestVersion(site.docs.versions).name;
  const entries: SitemapEntry[] = [];
  const latestTexts = new Map<string, string>();
  const posts: FeedPost[] = [];
  return {
    ofPage(page) {
      const entry = sitemapEntry(page);
      if (entry) entries.push(entry);
      const copies = copyFiles(page, site);
      const whole = copies.find(({ file }) => file === copyPath(page.record.path, 'both').slice(1));
      if (whole && page.record.version === latest) latestTexts.set(page.record.path, String(whole.content));
      const post = all.content.posts.find(({ slug }) => page.record.path === `/blog/${slug}`);
      if (post && page.copy) posts.push({ post, copy: page.copy });
      return copies;
    },
    async ofSite() {
      return [
        ...feedFiles(site, posts, changes),
        { file: 'sitemap.xml', content: sitemapFile(entries, site, changes) },
        { file: 'robots.txt', content: robotsFile(site) },
        { file: 'opensearch.xml', content: openSearchFile(site) },
        { file: 'site.webmanifest', content: manifestFile(site) },
        { file: 'llms.txt', content: llmsFile(all) },
        { file: 'llms-full.txt', content: llmsFullFile(all, (path) => latestTexts.get(path)) },
        ...(await iconFiles(await readFile(join(root, 'public/favicon.svg'), 'utf8'), drawer)),
        ...(await cards.files()),
      ];
    },
  };
}
