/** The list of everything that a build writes. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { relativePath } from '../../content/files';
import { pageAddress, withBase } from '../../model/base-url';
import { NOT_FOUND_PATH, pathBelow } from '../../model/route';
import type { ClientBundle } from '../client/bundle';
import { headerRules, headersFile } from '../headers';
import type { Look } from '../look/look';
import type { OutputFile, PageFacts } from '../output';
import type { SitePage } from '../pages/site-pages';
import { showProgress } from '../progress';
import type { Project } from '../project';
import type { WrittenFile } from '../publish/folder-writer';
import { redirectPages, redirectsFile } from '../redirects';
import { pageRenderer } from '../render';
import type { SiteContent } from '../site-content';
import { pageFile } from './addresses';
import type { SocialCards } from './cards/social-cards';
import { copyFiles } from './copies';
import { feedFiles } from './feeds';
import { apacheFile } from './hosts/apache';
import { caddyFile } from './hosts/caddy';
import { nginxFiles } from './hosts/nginx';
import { imageOutputs } from './images';
import { licenceFiles } from './licences';
import { liveFiles } from './live-files';
import { llmsFiles } from './llms';
import { offlineFiles } from './offline/offline-files';
import { PRINTED_FILE, printedPatterns } from './printed';
import { manifestFile, openSearchFile, robotsFile, sitemapFile } from './site-description';

interface BuildContext {
  readonly project: Project;
  readonly pages: readonly SitePage[];
  readonly client: ClientBundle;
  /** The id of this build. */
  readonly build: string;
  readonly search: Promise<readonly OutputFile[]>;
  readonly cards: SocialCards;
  readonly look: Pick<Look, 'light' | 'dark'>;
  /** Every file that the build has written so far. */
  readonly written: ReadonlyMap<string, WrittenFile>;
}

const styleElement = (css: string): string => `<style>${css}</style>`;

/** All files in the order of writing; offline lists come last because they need the hashes of the others. */
export async function* siteFiles(all: SiteContent, build: BuildContext): AsyncGenerator<OutputFile> {
  const { project, client, cards, written } = build;
  const { site, redirects } = all;
  const rules = headerRules(site, client);
  const render = pageRenderer(
    all,
    {
      ...client,
      build: build.build,
      styles: styleElement(client.style),
      frontStyles: styleElement(client.frontStyle),
    },
    cards,
  );
  const made: PageFacts[] = [];
  for (const [, make] of build.pages) {
    // The HTML is not kept in memory: it would be 100 MB.
    const { view, ...facts } = make();
    yield { file: pageFile(site, facts.record.path), content: render({ view, ...facts }) };
    yield* copyFiles(facts, site);
    made.push(facts);
    showProgress('Writing pages', made.length, build.pages.length);
  }
  const search = await build.search;
  const pages = made.filter(({ record }) => record.path !== withBase(site.baseUrl, NOT_FOUND_PATH));
  yield* imageOutputs(all.content.images, project);
  yield* client.assets;
  yield* licenceFiles(project.root, client.packages);
  yield* publicFiles(join(project.root, 'public'));
  yield { file: 'pages.json', content: notFoundSuggestions(all) };
  yield* search;
  yield* all.hovers.files();
  yield* await liveFiles(all, project.contentRoot);
  yield { file: PRINTED_FILE, content: JSON.stringify(printedPatterns(all)) };
  yield* feedFiles(site, pages);
  yield { file: 'sitemap.xml', content: sitemapFile(site, pages) };
  yield { file: 'robots.txt', content: robotsFile(site) };
  yield { file: 'opensearch.xml', content: openSearchFile(site) };
  yield { file: 'site.webmanifest', content: manifestFile(all, build.look) };
  yield* llmsFiles(all, pages);
  yield* await cards.files();
  yield { file: '_headers', content: headersFile(rules) };
  yield { file: '_redirects', content: redirectsFile(redirects) };
  yield { file: '_netlify/_redirects', content: redirectsFile(redirects, '301!') };
  const { baseUrl, trailingSlash } = site;
  yield apacheFile({ baseUrl, trailingSlash, rules, redirects });
  yield caddyFile({ baseUrl, trailingSlash, rules, redirects });
  const addresses = pages.map(({ record }) => record.path);
  yield* redirectPages(site, redirects, addresses);
  yield* nginxFiles({ baseUrl, rules, redirects, pages: addresses });
  yield* offlineFiles(all, pages, search, written);
}

/** Files that are published unchanged, including hidden ones, which some hosts look for. */
async function* publicFiles(folder: string): AsyncGenerator<OutputFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) yield { file: relativePath(folder, file), content: await readFile(file) };
}

/** Addresses and titles of the latest version and the blog, from which the not-found page suggests pages. */
function notFoundSuggestions({ site, content, latest, pagesById, posts }: SiteContent): string {
  const docs = latest.docs.map(({ id, path }) => [path, pagesById.get(id)?.title ?? id]);
  const ofBlog = posts.map(({ path, title }) => [path, title]);
  const entries = content.collections.flatMap((collection) => {
    const list = pageAddress(site, `/${collection.name}`);
    const own = collection.entries.map(({ slug, title }) => [pathBelow(list, slug), title]);
    return [[list, collection.title], ...own];
  });
  return JSON.stringify([...docs, [pageAddress(site, '/blog'), site.blog.title], ...ofBlog, ...entries]);
}
