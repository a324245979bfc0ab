/** The list of everything that a build writes. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { relativePath } from '../../content/files';
import { withBase } from '../../model/base-url';
import type { Reporter } from '../../model/problem';
import { NOT_FOUND_PATH } from '../../model/route';
import type { ClientBundle } from '../client/bundle';
import { headerRules, headersFile } from '../headers';
import type { OutputFile, OutputPage, PageFacts } from '../output';
import type { Project } from '../project';
import { redirectPages, redirectsFile, siteRedirects } from '../redirects';
import { pageRenderer } from '../render';
import type { SiteContent } from '../site-content';
import type { WrittenFile } from '../write';
import { filePath, pageFile } from './addresses';
import type { SocialCards } from './cards/social-cards';
import { copyFiles } from './copies';
import { EXAMPLES_FILE, exampleGroups } from './examples';
import { feedFiles } from './feeds';
import { nginxFiles } from './hosts/nginx';
import { libraryFiles } from './library-files';
import { llmsFile, llmsFullFile } from './llms';
import { offlineFiles } from './offline/offline-files';
import { manifestFile, openSearchFile, robotsFile, sitemapFile } from './site-description';

export interface BuildContext {
  readonly project: Project;
  readonly all: SiteContent;
  /** All pages, each made when the one before is written. */
  readonly pages: Iterable<OutputPage>;
  readonly client: ClientBundle;
  readonly search: Promise<readonly OutputFile[]>;
  readonly cards: SocialCards;
  /** Every file that the build has written so far. */
  readonly written: ReadonlyMap<string, WrittenFile>;
  readonly report: Reporter;
}

/** All files in the order in which they are written; the lists for offline reading need the hashes of the others. */
export async function* siteFiles(build: BuildContext): AsyncGenerator<OutputFile> {
  const { project, all, client, cards, written, report } = build;
  const { site } = all;
  const redirects = siteRedirects(all, report);
  const rules = headerRules(site, { script: client.boot, style: client.style });
  const assets = { ...client, styles: `<style>${client.style}</style>` };
  const render = pageRenderer(all, assets, report, cards);
  const made: PageFacts[] = [];
  for (const page of build.pages) {
    yield { file: pageFile(site, page.record.path), content: render(page) };
    yield* copyFiles(page, site);
    // Their HTML is not kept: it is a hundred megabytes.
    const { view, ...facts } = page;
    made.push(facts);
  }
  const search = await build.search;
  const pages = made.filter(({ record }) => record.path !== withBase(site.baseUrl, NOT_FOUND_PATH));
  yield* client.assets;
  yield* publicFiles(join(project.root, 'public'));
  yield { file: 'pages.json', content: notFoundSuggestions(all) };
  yield* search;
  yield* all.hovers.files();
  yield* await libraryFiles(all, project.contentRoot);
  yield { file: EXAMPLES_FILE, content: JSON.stringify(exampleGroups(all)) };
  yield* feedFiles(all, pages);
  yield { file: 'sitemap.xml', content: sitemapFile(all, pages) };
  yield { file: 'robots.txt', content: robotsFile(site) };
  yield { file: 'opensearch.xml', content: openSearchFile(site) };
  yield { file: 'site.webmanifest', content: manifestFile(all) };
  yield { file: 'llms.txt', content: llmsFile(all) };
  yield { file: 'llms-full.txt', content: llmsFullFile(all, pages) };
  yield* await cards.files();
  yield { file: '_headers', content: headersFile(rules) };
  yield { file: '_redirects', content: redirectsFile(redirects) };
  yield* redirectPages(site, redirects);
  const addresses = pages.map(({ record }) => record.path);
  yield* nginxFiles(rules, redirects, addresses);
  yield* offlineFiles(all, { pages, redirects, search, written });
}

/** What is published as it is, also hidden files, which some hosts look for. */
async function* publicFiles(folder: string): AsyncGenerator<OutputFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) yield { file: relativePath(folder, file), content: await readFile(file) };
}

/** Addresses and titles of the latest version and the blog, among which the not-found page looks for similar ones. */
function notFoundSuggestions({ site, latest, pagesById, content }: SiteContent): string {
  const docs = latest.docs.map(({ id, path }) => [path, pagesById.get(id)?.title ?? id]);
  const posts = content.posts.map(({ slug, title }) => [filePath(site, `blog/${slug}`), title]);
  return JSON.stringify([...docs, [filePath(site, 'blog'), site.blog.title], ...posts]);
}
