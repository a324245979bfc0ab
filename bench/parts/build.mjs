/** Builds a site from nothing and again after one edit; tells time, memory and what came out. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '../export/read-site.mjs';
import { writePeer } from '../export/write-peer.mjs';
import { timedRun } from '../measure/timed-run.mjs';
import { measured, readResult } from '../results.mjs';
import { setAside } from '../set-aside.mjs';
import { sitesFor } from '../sites.mjs';
import { bytesIn } from './install.mjs';

const LIMITS = { mostSeconds: 1200, mostBytes: 12e9 };
const EDIT = '\n\nThis sentence was added by the benchmark.\n';

/** Measures both builds of a site. The pages of our own finished site are what the peers get. */
export async function measureBuilds(site, tell) {
  await exportTo(site, tell);
  await buildCold(site, tell);
  tell(`${site.label}: build after one edit`);
  await measured(`build-warm-${site.name}`, () => withEdit(site, () => build(site)));
  // The peers' pages are read from what ours has built: without the edit.
  if (site.name === 'ours') await build(site);
}

/** Builds a site unless it is there already; ours must be that of the last commit. */
export async function ensureBuilt(site, tell) {
  const isCurrent = site.name !== 'ours' || readResult('build-cold-ours')?.commit === commitOfOurs();
  if (isCurrent && existsSync(join(site.distFolder, 'docs'))) return;
  await exportTo(site, tell);
  await buildCold(site, tell);
}

async function buildCold(site, tell) {
  tell(`${site.label}: build from nothing`);
  for (const left of [site.dist, ...site.caches]) setAside(join(site.folder, left));
  const result = await measured(`build-cold-${site.name}`, async () => ({
    ...(await build(site)),
    ...outputOf(site.distFolder),
    commit: site.name === 'ours' ? commitOfOurs() : undefined,
  }));
  tell(
    `${site.label}: ${result.seconds.toFixed(1)} s, ${result.pages} pages${result.failed ? `, ${result.failed}` : ''}`,
  );
}

function commitOfOurs() {
  return readResult('install-ours')?.commit;
}

async function exportTo(site, tell) {
  if (site.name === 'ours') return;
  const [ours] = sitesFor([]);
  await ensureBuilt(ours, tell);
  tell(`${site.label}: writing the pages`);
  writePeer(site.name, readSite(ours.distFolder), site.folder);
}

async function build({ bin, args, folder, env }) {
  const { code, stopped, output, ...figures } = await timedRun(bin, args, { cwd: folder, env, ...LIMITS });
  return { ...figures, ...(code !== 0 && { failed: stopped ?? reasonIn(output) }) };
}

/** The first line in which a failed build says why. */
export function reasonIn(output) {
  return /out of memory/i.test(output)
    ? 'out of memory'
    : `failed: ${output.split('\n').find((line) => /error/i.test(line)) ?? output.slice(-200)}`;
}

async function withEdit({ folder, edited }, work) {
  const file = join(folder, edited);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text + EDIT);
  try {
    return await work();
  } finally {
    writeFileSync(file, text);
  }
}

/** Pages that can be read, and the bytes of everything. Pages that only lead on to others do not count. */
export function outputOf(dist) {
  if (!existsSync(dist)) return { pages: 0, distBytes: 0 };
  const pages = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .filter((entry) => !isRedirect(join(entry.parentPath, entry.name))).length;
  return { pages, distBytes: bytesIn(dist) };
}

function isRedirect(file) {
  return readFileSync(file, 'utf8').slice(0, 1500).includes('http-equiv="refresh"');
}
