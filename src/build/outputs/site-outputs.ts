/** Everything that the site gives out beside its pages. Pages are told as they are written; files come at the end. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyPath } from '../../model/copy';
import { latestVersion } from '../../model/version';
import type { OutputPage } from '../output';
import type { SiteContent } from '../site-content';
import { iconFiles } from './cards/icons';
import { copyFiles } from './copies/copy-files';
import { feedFiles } from './feeds';
import type { FeedPost } from './feeds/feed';
import { llmsFile, llmsFullFile } from './llms';
import { manifestFile } from './manifest';
import { openSearchFile } from './opensearch';
import type { OutputFile } from './output-file';
import type { OutputTools } from './output-tools';
import { robotsFile } from './robots';
import { type SitemapEntry, sitemapEntry, sitemapFile } from './sitemap';

export interface SiteOutputs {
  /** Takes note of a page and gives its other forms. */
  readonly ofPage: (page: OutputPage) => OutputFile[];
  /** The addresses of all pages so far. */
  readonly pages: readonly string[];
  /** What can only be written when all pages are known. */
  readonly ofSite: () => Promise<OutputFile[]>;
}

export function siteOutputs(
  all: SiteContent,
  { root, changes, cards, drawer, memory }: OutputTools,
): SiteOutputs {
  const { site } = all;
  const latest = latestVersion(site.docs.versions).name;
  const entries: SitemapEntry[] = [];
  const pages: string[] = [];
  const latestTexts = new Map<string, string>();
  const posts: FeedPost[] = [];
  return {
    pages,
    ofPage(page) {
      if (page.record.path !== '/404.html') pages.push(page.record.path);
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
      const files = [
        ...feedFiles(site, { posts, changes, memory }),
        { file: 'sitemap.xml', content: sitemapFile(entries, site, changes) },
        { file: 'robots.txt', content: robotsFile(site) },
        { file: 'opensearch.xml', content: openSearchFile(site) },
        { file: 'site.webmanifest', content: manifestFile(site) },
        { file: 'llms.txt', content: llmsFile(all) },
        { file: 'llms-full.txt', content: llmsFullFile(all, (path) => latestTexts.get(path)) },
        ...(await iconFiles(await readFile(join(root, 'public/favicon.svg'), 'utf8'), drawer)),
        ...(await cards.files()),
      ];
      await memory.save();
      return files;
    },
  };
}
