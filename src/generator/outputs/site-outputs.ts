/** The list of everything that a build writes. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { relativePath } from '../../content/relative-path';
import { withBase } from '../../model/base-url';
import type { Reporter } from '../../model/problem';
import { NOT_FOUND_PATH } from '../../model/route';
import { announcementHtml } from '../announcement';
import type { ClientBundle } from '../client/bundle';
import { headerRules, headersFile } from '../headers';
import { type Output, type OutputFile, singleFile } from '../output';
import type { Project } from '../project';
import { redirectPages, redirectsFile, siteRedirects } from '../redirects';
import { pageRenderer } from '../render';
import type { SearchFile } from '../search-index';
import type { SiteContent } from '../site-content';
import type { WrittenFile } from '../write';
import { filePath, pageFile } from './addresses';
import { iconFiles } from './cards/icons';
import { socialCards } from './cards/social-cards';
import type { SvgRenderer } from './cards/svg-renderer';
import { copyFiles } from './copies/copy-files';
import { EXAMPLES_FILE, exampleGroups } from './examples';
import { feedOutput } from './feeds/feeds';
import { nginxFiles } from './hosts/nginx';
import { libraryFiles } from './library-files';
import { llmsFile, llmsFullOutput } from './llms';
import { offlineOutput } from './offline/offline-files';
import { manifestFile, openSearchFile, robotsFile } from './site-description';
import { sitemapOutput } from './sitemap';

export interface BuildContext {
  readonly project: Project;
  readonly all: SiteContent;
  /** The addresses of all pages. */
  readonly addresses: readonly string[];
  readonly client: ClientBundle;
  readonly search: Promise<readonly SearchFile[]>;
  readonly svg: SvgRenderer;
  /** Every file that the build has written so far. */
  readonly written: ReadonlyMap<string, WrittenFile>;
  readonly report: Reporter;
}

/** All outputs in the order in which they are written; the lists for offline reading need the hashes of the others. */
export function siteOutputs(build: BuildContext): Output[] {
  const { project, all, client, search, svg, written, report } = build;
  const { site, lastChanges } = all;
  const pages = build.addresses.filter((path) => path !== withBase(site.baseUrl, NOT_FOUND_PATH));
  const cards = socialCards(site, svg);
  const redirects = siteRedirects(all, report);
  const rules = headerRules(site, { script: client.boot, style: client.style });
  const assets = { ...client, styles: `<style>${client.style}</style>` };
  const render = pageRenderer(site, assets, announcementHtml(all, report), { cards, lastChanges });
  return [
    { page: (page) => [{ file: pageFile(site, page.record.path), content: render(page) }] },
    { page: (page) => copyFiles(page, site) },
    { site: () => client.assets },
    { site: () => publicFiles(project.root) },
    singleFile('pages.json', () => notFoundSuggestions(all)),
    { site: () => search },
    { site: () => all.hovers.files() },
    { site: () => libraryFiles(all, project.contentRoot) },
    singleFile(EXAMPLES_FILE, () => JSON.stringify(exampleGroups(all))),
    feedOutput(all),
    sitemapOutput(all),
    singleFile('robots.txt', () => robotsFile(site)),
    singleFile('opensearch.xml', () => openSearchFile(site)),
    singleFile('site.webmanifest', () => manifestFile(all)),
    singleFile('llms.txt', () => llmsFile(all)),
    llmsFullOutput(all),
    { site: async () => iconFiles(await readFile(join(project.root, 'public/favicon.svg'), 'utf8'), svg) },
    { site: () => cards.files() },
    singleFile('_headers', () => headersFile(rules)),
    singleFile('_redirects', () => redirectsFile(redirects)),
    { site: () => redirectPages(site, redirects) },
    { site: () => nginxFiles({ rules, redirects, pages }) },
    offlineOutput(all, { pages, redirects, search, written }),
  ];
}

/** Hidden ones too: hosts look into `.well-known`. */
async function publicFiles(root: string): Promise<OutputFile[]> {
  const folder = join(root, 'public');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    paths.sort().map(async (path) => ({ file: relativePath(folder, path), content: await readFile(path) })),
  );
}

/** Addresses and titles of the latest version and the blog, among which the not-found page looks for similar ones. */
function notFoundSuggestions({ site, latest, pagesById, content }: SiteContent): string {
  const docs = latest.docs.map(({ id, path }) => [path, pagesById.get(id)?.title ?? id]);
  const posts = content.posts.map(({ slug, title }) => [filePath(site, `blog/${slug}`), title]);
  return JSON.stringify([...docs, [filePath(site, 'blog'), site.blog.title], ...posts]);
}
