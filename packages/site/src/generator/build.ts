/** Turns content into dist/: bundles the client, compiles the content, renders the pages and writes every output. */
import { completeAddresses } from '../model/base-url';
import { sortProblems } from '../model/problem';
import type { SiteConfig } from '../model/site';
import { buildId } from './build-id';
import { openCompileCache } from './cache';
import { checkComplete, checkConfig, checkNavbarItems, checkTitles } from './check-site';
import { bundleClient } from './client/bundle';
import { readLook } from './look/look';
import type { OutputFile } from './output';
import { socialCards } from './outputs/cards/social-cards';
import { readLastChanges } from './outputs/last-changes';
import { siteFiles } from './outputs/site-outputs';
import { sitePages } from './pages/site-pages';
import { showProgress } from './progress';
import type { Project } from './project';
import type { FolderWriter } from './publish/folder-writer';
import { publish } from './publish/publish';
import { answeredBy, checkAddresses } from './published-addresses';
import { searchJobs } from './search-index';
import { loadSiteContent } from './site-content';
import { runWorker } from './worker';

export interface BuildOptions {
  /** Whether texts are also written as .br and .gz files. */
  readonly compress?: boolean;
  /** Whether every page of the latest version has its own social card. */
  readonly cards?: boolean;
}

/**
 * Builds the whole site. Returns problems of
 * the content; throws if the configuration is invalid. Until it is complete, the last site stays in place.
 */
export async function buildSite(
  project: Project,
  config: SiteConfig,
  { compress = false, cards = false }: BuildOptions,
) {
  const start = performance.now();
  const { bytes, files, result } = await publish(project.dist, compress, (writer) =>
    writeSite(project, config, cards, writer),
  );
  return { ...result, bytes, files, seconds: (performance.now() - start) / 1000 };
}

async function writeSite(project: Project, config: SiteConfig, cards: boolean, writer: FolderWriter) {
  const site = completeAddresses(config);
  const changes = readLastChanges(project.contentRoot);
  const cache = await openCompileCache(project);
  const look = await readLook(project, site);
  const client = await bundleClient(project, site, look);
  const lastChanges = await changes;
  const all = await loadSiteContent({
    root: project.contentRoot,
    site,
    cache,
    includeDrafts: false,
    lastChanges,
    onPage: (done, count) => showProgress('Reading pages', done, count),
  });
  checkConfig(all);
  const pages = sitePages(all);
  const inAddresses = checkAddresses(answeredBy(all, pages));
  checkComplete({ problems: [...all.problems, ...inAddresses] });
  const files = siteFiles(all, {
    project,
    pages,
    client,
    build: await buildId(project, { site, client, lastChanges }),
    search: runWorker<OutputFile[]>('search-worker.mjs', searchJobs(all)),
    cards: socialCards({ site, colours: look.dark }, project, cards),
    look,
    written: writer.files,
  });
  for await (const { file, content } of files) await writer.write(file, content);
  await cache.save();
  return {
    pages: pages.length,
    problems: sortProblems([
      ...all.problems,
      ...look.problems,
      ...inAddresses,
      ...checkNavbarItems(site),
      ...checkTitles(all),
    ]),
  };
}
