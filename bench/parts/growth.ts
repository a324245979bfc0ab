/** The same site at several sizes: how build time, memory and the bytes of a first visit grow. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { growSite } from '../export/grow';
import { readSite } from '../export/read-site';
import type { ExportedVersion } from '../export/site-pages';
import { writeOurs } from '../export/write-ours';
import { writePeer } from '../export/write-peer';
import type { Growth } from '../figures';
import { launchBrowser } from '../measure/browser';
import { measureFirstLoad } from '../measure/first-load';
import { serveFolder } from '../measure/server';
import { timedRun } from '../measure/timed-run';
import { WORK } from '../paths';
import { log, reasonOf } from '../progress';
import { isMeasured, measured } from '../results';
import { setAside } from '../set-aside';
import { isPeer, ourSite, PAGES, type Site } from '../sites';
import { ensureBuilt, outputOf } from './builds';

export const SIZES = [100, 300, 1000, 3000];
const LIMITS = { maxSeconds: 600, maxBytes: 6e9 };

interface GrowthOptions {
  readonly sizes: readonly number[];
  readonly isResumed: boolean;
  /** No new measurement starts after this time. */
  readonly until: number;
}

export async function measureGrowth(
  sites: readonly Site[],
  { sizes, isResumed, until }: GrowthOptions,
): Promise<void> {
  const ours = ourSite();
  await ensureBuilt(ours);
  const pages = readSite(ours.distFolder);
  const browser = await launchBrowser();
  try {
    for (const size of sizes)
      for (const site of sites) {
        if (isResumed && isMeasured(`growth-${size}`, site.name)) continue;
        if (Date.now() > until) log(`${site.label}: ${size} pages are left out, the time is up`);
        else await measureSize(browser, site, growSite(pages, size), size);
      }
  } finally {
    await browser.close();
  }
}

async function measureSize(
  browser: Browser,
  site: Site,
  versions: readonly ExportedVersion[],
  size: number,
): Promise<void> {
  log(`${site.label}: ${size} pages`);
  try {
    const { failed, seconds, allBytes } = await measured(`growth-${size}`, site.name, () =>
      buildGrown(browser, site, versions),
    );
    log(`${site.label}: ${failed ?? `${seconds.toFixed(1)} s, ${allBytes} bytes`}`);
  } catch (error) {
    log(`${site.label}: not measured. ${reasonOf(error)}`);
  }
}

async function buildGrown(
  browser: Browser,
  site: Site,
  versions: readonly ExportedVersion[],
): Promise<Growth> {
  const { dist, args } = writeGrown(site, versions);
  for (const cache of site.caches) setAside(join(site.folder, cache));
  const run = await timedRun([...site.build(site.folder), ...args], {
    cwd: site.folder,
    env: site.env,
    ...LIMITS,
  });
  if (run.failed) return run;
  const grown = { ...run, ...outputOf(dist), ...(await firstLoad(browser, dist)) };
  // Later parts must not mistake it for the site of the usual size.
  setAside(dist);
  return grown;
}

/** A peer grows in its own folder, which has its packages; its next build restores the usual pages. */
function writeGrown({ name, folder, distFolder }: Site, versions: readonly ExportedVersion[]) {
  if (isPeer(name)) {
    writePeer(name, versions, folder);
    return { dist: distFolder, args: [] };
  }
  const content = join(WORK, 'growth/ours');
  const dist = join(WORK, 'growth/dist');
  setAside(dist);
  writeOurs(versions, content);
  return { dist, args: ['--content', content, '--out', dist] };
}

async function firstLoad(browser: Browser, dist: string) {
  const { base, stop } = await serveFolder(dist);
  try {
    const { allBytes, requests } = await measureFirstLoad(browser, base + PAGES.first);
    return { allBytes, requests };
  } finally {
    stop();
  }
}
