/** The project's commands. */
import { createServer } from 'node:http';
import { site } from '#site-config';
import { formatProblem } from '../model/problem';
import { buildSite } from './build';
import { openCompileCache } from './cache';
import { checkAllSamples } from './check-samples';
import { startDev } from './dev/dev-server';
import { type Options, parseOptions, portFrom } from './options';
import { type Project, type ProjectPlace, projectFrom } from './project';
import { pushSearch } from './search-push';
import { siteHandler } from './serve/site-handler';
import { untilStopped } from './serve/until-stopped';
import { loadSiteContent, type SiteContent } from './site-content';

const USAGE =
  'Commands: build [--strict] [--compress], check:samples [--comments] [--compiler ligo], dev [--port N], search:push [--dry-run], start [--port N], serve [--port N].';

/** Runs a command and returns its exit code. Errors are printed as messages; DEBUG adds their stack traces. */
export async function main(command: string, args: readonly string[], place: ProjectPlace): Promise<number> {
  try {
    const options = parseOptions(args);
    return await run(command, options, projectFrom(place, options));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.DEBUG) console.error(error);
    return 1;
  }
}

async function run(command: string, options: Options, project: Project): Promise<number> {
  const port = () => portFrom(options.port, process.env.PORT);
  const serve = async () =>
    untilStopped(createServer(await siteHandler(project.dist, site.baseUrl)), port(), site.baseUrl);
  switch (command) {
    case 'build':
      return runBuild(project, options);
    case 'start':
      return (await runBuild(project, options)) || serve();
    case 'check:samples':
      return checkAllSamples(await loadContent(project, true), project.contentRoot, options);
    case 'dev':
      return startDev(project, port());
    case 'search:push':
      return pushSearch(await loadContent(project, false), options['dry-run'] ?? false);
    case 'serve':
      return serve();
    default:
      console.log(USAGE);
      return command === 'help' ? 0 : 2;
  }
}

/** Builds the site and prints a summary. With `strict`, a warning is a failure. */
async function runBuild(project: Project, { strict, compress = false }: Options): Promise<number> {
  const { pages, problems, seconds, bytes } = await buildSite(project, site, compress);
  for (const problem of problems) console.warn(`warning: ${formatProblem(problem)}`);
  const megabytes = (bytes / 1e6).toFixed(1);
  console.log(
    `${pages} pages, ${problems.length} warnings, ${seconds.toFixed(1)} s, ${megabytes} MB in dist/`,
  );
  return strict && problems.length > 0 ? 1 : 0;
}

async function loadContent(project: Project, includeDrafts: boolean): Promise<SiteContent> {
  const cache = await openCompileCache(project);
  return loadSiteContent({ root: project.contentRoot, site, cache, includeDrafts });
}
