/** The project's commands. */
import { site } from '#site-config';
import { checkSamples } from '../content/samples/check';
import { formatProblem, sortProblems } from '../model/problem';
import { buildSite } from './build';
import { openCache } from './compile-cache';
import { startDev } from './dev/dev-server';
import { installedPackages, listLicences } from './licences';
import { newPage, terminalAsk } from './new-page';
import { terminalProgress } from './progress';
import { type Project, type ProjectPlace, projectFrom } from './project';
import { ADMIN_KEY, pushSearch } from './search-push';
import { portFrom, startServer } from './serve/server';
import { loadSiteContent } from './site-content';

/** Runs a command and answers with its exit code. What goes wrong is told in words, not as a stack trace. */
export async function main(command: string, args: readonly string[], place: ProjectPlace): Promise<number> {
  try {
    return await run(command, args, projectFrom(place, args));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.DEBUG) console.error(error);
    return 1;
  }
}

async function run(command: string, args: readonly string[], project: Project): Promise<number> {
  const port = portFrom(args, process.env.PORT);
  switch (command) {
    case 'build':
      return runBuild(project, { strict: args.includes('--strict') });
    case 'start': {
      const code = await runBuild(project, { strict: false });
      return code === 0 ? startServer({ folder: project.dist, port }) : code;
    }
    case 'check:samples':
      return runSampleCheck(project);
    case 'dev':
      return startDev(project, port);
    case 'licences':
      return listLicences(installedPackages(project.root), console.log);
    case 'new:page':
      return runNewPage(project, args);
    case 'search:push':
      return runSearchPush(project, { dryRun: args.includes('--dry-run') });
    case 'serve':
      return startServer({ folder: project.dist, port });
    default:
      console.log(
        'Commands: build [--strict] [--pack], check:samples, dev [--port N], licences, new:page [--section S --title T --after PAGE], search:push [--dry-run], start [--port N], serve [--port N].',
      );
      return command === 'help' ? 0 : 2;
  }
}

/** Builds the site and tells what came out. With `strict` a warning is a failure. */
async function runBuild(project: Project, { strict }: { strict: boolean }): Promise<number> {
  const { pages, problems, seconds, bytes } = await buildSite(project, site, terminalProgress());
  for (const problem of problems) console.warn(`warning: ${formatProblem(problem)}`);
  const megabytes = (bytes / 1e6).toFixed(1);
  console.log(
    `${pages} pages, ${problems.length} warnings, ${seconds.toFixed(1)} s, ${megabytes} MB in dist/`,
  );
  return strict && problems.length > 0 ? 1 : 0;
}

/** Writes a new page after asking what it shall be. */
async function runNewPage(project: Project, args: readonly string[]): Promise<number> {
  const { fields } = await openCache(project);
  const versions = site.docs.versions.map(({ name }) => name);
  const { ask, close } = terminalAsk();
  try {
    return await newPage({ root: project.contentRoot, versions, fields, args, ask, tell: console.log });
  } finally {
    close();
  }
}

/** Uploads the records of hosted search. */
async function runSearchPush(project: Project, { dryRun }: { dryRun: boolean }): Promise<number> {
  const cache = await openCache(project);
  const all = await loadSiteContent({
    root: project.contentRoot,
    site,
    includeDrafts: false,
    cache: cache.articles,
    fields: cache.fields,
  });
  return pushSearch(all, { dryRun, adminKey: process.env[ADMIN_KEY], tell: console.log });
}

/** Checks every sample and tells what is wrong as compilers do. */
async function runSampleCheck(project: Project): Promise<number> {
  const cache = await openCache(project);
  const { content } = await loadSiteContent({
    root: project.contentRoot,
    site,
    includeDrafts: true,
    cache: cache.articles,
    fields: cache.fields,
  });
  const { programs, errors, warnings } = checkSamples(content);
  for (const problem of sortProblems(warnings)) console.warn(`warning: ${formatProblem(problem)}`);
  for (const problem of sortProblems(errors)) console.error(`error: ${formatProblem(problem)}`);
  console.log(`${programs} programs, ${errors.length} errors, ${warnings.length} warnings`);
  return errors.length + warnings.length === 0 ? 0 : 1;
}
