/** The project's commands. */
import { existsSync } from 'node:fs';
import { site as configured } from '#site-config';
import { formatProblem } from '../model/problem';
import type { SiteConfig } from '../model/site';
import { buildSite } from './build';
import { openCompileCache } from './cache';
import { checkAllSamples } from './check-samples';
import { checkSettings } from './check-settings';
import { startDev } from './dev/dev-server';
import { type Options, parseOptions, usage } from './options';
import { type Place, type Project, placedSite, portFrom, projectFrom } from './project';
import { placesFor } from './publish/places';
import { recover } from './publish/publish';
import { pushSearch } from './search-push';
import { siteServer } from './serve/site-server';
import { untilStopped } from './serve/until-stopped';
import { loadSiteContent } from './site-content';
import { updateAddresses } from './update-addresses';

/** Runs a command and returns its exit code. Errors are printed as messages; DEBUG adds their stack traces. */
export async function main(command: string, args: string[], place: Place) {
  try {
    const options = parseOptions(command, args);
    return await run(command, options, projectFrom(place, options));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.DEBUG) console.error(error);
    return 1;
  }
}

async function run(command: string, options: Options, project: Project): Promise<number> {
  const site = placedSite(configured, options);
  if (command !== 'help') checkSettings(site);
  const listening = () => ({ port: portFrom(options.port, process.env.PORT), host: options.host });
  const serve = async () => {
    if (!existsSync(project.dist)) recover(placesFor(project.dist));
    return untilStopped(await siteServer(project.dist, site.baseUrl), listening(), site.baseUrl);
  };
  const loadContent = async (includeDrafts: boolean) => {
    const cache = await openCompileCache(project);
    return loadSiteContent({ root: project.contentRoot, site, cache, includeDrafts, only: options.only });
  };
  switch (command) {
    case 'build':
      return build(project, site, options);
    case 'start':
      return (await build(project, site, options)) || serve();
    case 'check:samples':
      return checkAllSamples(await loadContent(true), project, options);
    case 'dev':
      return startDev(project, listening());
    case 'search:push':
      return pushSearch(await loadContent(false), options['dry-run'] ?? false);
    case 'serve':
      return serve();
    case 'update:addresses':
      return updateAddresses(await loadContent(false), project.contentRoot, console.log);
    default:
      console.log(usage());
      return command === 'help' ? 0 : 2;
  }
}

/** The limit of Cloudflare Pages, the lowest of the hosts that are described in docs/deploying.md. */
const MAX_FILES = 20_000;

function fileCount(files: number, compress: boolean): string {
  const count = `${files.toLocaleString('en')} files; Cloudflare Pages accepts ${MAX_FILES.toLocaleString('en')}`;
  const advice = compress ? ', and compresses them itself: build without --compress for it' : '';
  return `${count}${files > MAX_FILES ? ' — too many' : ''}${advice}.`;
}

/** Builds the site and prints a summary. With `strict`, warnings are failures. */
async function build(
  project: Project,
  site: SiteConfig,
  { strict, compress, cards }: Options,
): Promise<number> {
  const { pages, problems, seconds, bytes, files } = await buildSite(project, site, { compress, cards });
  for (const problem of problems) console.warn(`warning: ${formatProblem(problem)}`);
  const size = `${(bytes / 1e6).toFixed(1)} MB in dist/`;
  console.log(fileCount(files, compress ?? false));
  console.log(`${pages} pages, ${problems.length} warnings, ${seconds.toFixed(1)} s, ${size}`);
  return strict && problems.length > 0 ? 1 : 0;
}
