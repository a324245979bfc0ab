/**
 * Content to dist/: bundle the browser's side, read and compile the content, put pages into the site's templates,
 * write them with what else a host needs. Problems are warnings here; a configuration that cannot be built is an error.
 */
import { join } from 'node:path';
import { type Problem, sortProblems } from '../model/problem';
import { fileOfPath } from '../model/route';
import type { SiteConfig } from '../model/site';
import { announcementHtml, announcementStyle } from './announcement';
import { checkNavbar, refuseEmptyVersions } from './check-config';
import { bundleClient } from './client/bundle';
import { openCache } from './compile-cache';
import { startHelper } from './compile-helper';
import { headerRules, headersFile } from './headers';
import type { OutputPage } from './output';
import { nginxFiles } from './outputs/hosts/nginx';
import { offlineFiles } from './outputs/offline/offline-files';
import { openOutputTools } from './outputs/output-tools';
import { siteOutputs } from './outputs/site-outputs';
import { pageList } from './page-list';
import { blogPages } from './pages/blog';
import { docPages } from './pages/docs';
import { landingPage } from './pages/landing';
import { siteScreens } from './pages/site-screens';
import type { Progress } from './progress';
import type { Project } from './project';
import { readFolderFiles } from './public-files';
import { redirectPage, redirectsFile, siteRedirects } from './redirects';
import { renderContext, renderPage } from './render';
import { searchFilesBeside } from './search-helper';
import { loadSiteContent, type SiteContent } from './site-content';
import { folderWriter } from './write';
import { storeBeside } from './write-helper';
import { openWriteMemory } from './write-memory';

export interface BuildSummary {
  readonly pages: number;
  readonly problems: readonly Problem[];
  readonly seconds: number;
  readonly bytes: number;
}

/** Builds the whole site. */
export async function buildSite(
  project: Project,
  site: SiteConfig,
  progress: Progress,
): Promise<BuildSummary> {
  const start = performance.now();
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const opening = openOutputTools(project, site);
  const cache = await openCache(project);
  const source = { root: project.contentRoot, includeDrafts: false };
  const versions = site.docs.versions.map(({ name }) => name);
  const helper = cache.isEmpty ? startHelper({ ...source, versions }) : undefined;
  const { assets, ...client } = await bundleClient(project, site);
  const all = await loadSiteContent({
    ...source,
    site,
    helper,
    cache: cache.articles,
    fields: cache.fields,
    onPage: (done, count) => progress.step('Reading pages', done, count),
  });
  refuseEmptyVersions(all);
  problems.push(...all.content.problems, ...checkNavbar(site, all.versions));
  const searching = searchFilesBeside(all);
  const style = client.style + announcementStyle(site);
  const tools = await opening;
  const outputs = siteOutputs(all, tools);
  const memory = openWriteMemory(project.dist, join(project.cache, 'written.json'));
  const openStore = cache.isEmpty ? storeBeside : undefined;
  const writer = folderWriter(project.dist, { memory, packs: project.packs, openStore });
  const styles = `<style>${style}</style>`;
  const context = renderContext(site, { ...client, styles }, announcementHtml(all, report), tools);
  const count = pageCount(all);
  let done = 0;
  for (const page of allPages(all, report)) {
    await writer.write(fileOfPath(page.record.path), renderPage(page, context));
    for (const { file, content } of outputs.ofPage(page)) await writer.write(file, content);
    progress.step('Writing pages', ++done, count);
  }
  progress.end();
  for (const { file, content } of assets) await writer.write(file, content);
  for (const { file, content } of await readFolderFiles(join(project.root, 'public')))
    await writer.write(file, content);
  const rules = headerRules(site, { script: client.boot, style });
  await writer.write('_headers', headersFile(rules));
  await writer.write('pages.json', pageList(all));
  for (const { file, content } of await outputs.ofSite()) await writer.write(file, content);
  const search = await searching;
  for (const { file, content } of search) await writer.write(file, content);
  const redirects = siteRedirects(all, report);
  const offline = { all, pages: outputs.pages, redirects, search, written: writer.files };
  for (const { file, content } of offlineFiles(offline)) await writer.write(file, content);
  await writer.write('_redirects', redirectsFile(redirects));
  for (const { file, content } of nginxFiles({ rules, redirects, pages: outputs.pages }))
    await writer.write(file, content);
  for (const redirect of redirects) {
    if (!redirect.from.endsWith('*'))
      await writer.write(fileOfPath(redirect.from), redirectPage(redirect, site.url));
  }
  const { bytes } = await writer.finish();
  await cache.save();
  return {
    pages: done,
    problems: sortProblems(problems),
    seconds: (performance.now() - start) / 1000,
    bytes,
  };
}

/** Every page of the site, one after the other, so that not all have to be in memory. */
export function* allPages(all: SiteContent, report: (problem: Problem) => void): Generator<OutputPage> {
  yield* siteScreens(all, report);
  yield* blogPages(all, report);
  for (const version of all.versions) {
    yield landingPage(all, version);
    const pageOf = docPages(all, version, report);
    for (const doc of version.version.docs) yield pageOf(doc);
  }
}

function pageCount({ versions, content }: SiteContent): number {
  const tags = new Set(content.posts.flatMap((post) => post.tags));
  const docs = versions.reduce((sum, { version }) => sum + version.docs.length + 1, 0);
  return docs + content.posts.length + tags.size + 6;
}
