/** Builds a site from scratch and again after one edit: time, memory and output. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '../export/read-site';
import { writePeer } from '../export/write-peer';
import { type TimedRun, timedRun } from '../measure/timed-run';
import { log } from '../progress';
import { measured, readResult } from '../results';
import { setAside } from '../set-aside';
import { isPeer, ourSite, type Site } from '../sites';
import { bytesIn } from './install';

const LIMITS = { maxSeconds: 1200, maxBytes: 12e9 };
const EDIT = '\n\nThis sentence was added by the benchmark.\n';

/** Measures both builds of a site. The peers get the pages of our own built site. */
export async function measureBuilds(site: Site): Promise<void> {
  await exportTo(site);
  await buildCold(site);
  log(`${site.label}: build after one edit`);
  await measured('build-warm', site.name, () => withEdit(site, () => build(site)));
  // The peers' pages are read from our own build, so it must not contain the edit.
  if (!isPeer(site.name)) await build(site);
}

/** Builds a site unless it is already built; our own build must be that of the last commit. */
export async function ensureBuilt(site: Site): Promise<void> {
  const isCurrent = isPeer(site.name) || readResult('build-cold', 'ours')?.commit === commitOfOurs();
  if (isCurrent && existsSync(join(site.distFolder, 'docs'))) return;
  await exportTo(site);
  await buildCold(site);
}

async function buildCold(site: Site): Promise<void> {
  log(`${site.label}: build from scratch`);
  for (const old of [site.dist, ...site.caches]) setAside(join(site.folder, old));
  const result = await measured('build-cold', site.name, async () => ({
    ...(await build(site)),
    ...outputOf(site.distFolder),
    ...(!isPeer(site.name) && { commit: commitOfOurs() }),
  }));
  if (result.failed) throw new Error(result.failed);
  log(`${site.label}: ${result.seconds.toFixed(1)} s, ${result.pages} pages`);
}

function commitOfOurs(): string | undefined {
  return readResult('install', 'ours')?.commit;
}

async function exportTo(site: Site): Promise<void> {
  if (!isPeer(site.name)) return;
  const ours = ourSite();
  await ensureBuilt(ours);
  log(`${site.label}: writing the pages`);
  writePeer(site.name, readSite(ours.distFolder), site.folder);
}

function build({ build: args, folder, env }: Site): Promise<TimedRun> {
  return timedRun(args(folder), { cwd: folder, env, ...LIMITS });
}

async function withEdit<T>({ folder, edited }: Site, work: () => Promise<T>): Promise<T> {
  const file = join(folder, edited);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text + EDIT);
  try {
    return await work();
  } finally {
    writeFileSync(file, text);
  }
}

/** The number of pages without redirects, and the bytes of all files. */
export function outputOf(dist: string): { pages: number; distBytes: number } {
  if (!existsSync(dist)) return { pages: 0, distBytes: 0 };
  const pages = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .filter((entry) => !isRedirect(join(entry.parentPath, entry.name))).length;
  return { pages, distBytes: bytesIn(dist) };
}

function isRedirect(file: string): boolean {
  return readFileSync(file, 'utf8').slice(0, 1500).includes('http-equiv="refresh"');
}
