/** The same site at several sizes: how build time, memory and the bytes of a first visit grow. */
import { join } from 'node:path';
import { growSite } from '../export/grow.mjs';
import { readSite } from '../export/read-site.mjs';
import { writeOurs } from '../export/write-ours.mjs';
import { writePeer } from '../export/write-peer.mjs';
import { launchBrowser } from '../measure/browser.mjs';
import { measureFirstLoad } from '../measure/first-load.mjs';
import { serveFolder } from '../measure/server.mjs';
import { timedRun } from '../measure/timed-run.mjs';
import { WORK } from '../paths.mjs';
import { isMeasured, measured } from '../results.mjs';
import { setAside } from '../set-aside.mjs';
import { PAGES, sitesFor } from '../sites.mjs';
import { ensureBuilt, outputOf, reasonIn } from './build.mjs';

export const SIZES = [100, 300, 1000, 3000];
const LIMITS = { mostSeconds: 600, mostBytes: 6e9 };

export async function measureGrowth(sites, { sizes, isResumed, until }, tell) {
  const [ours] = sitesFor([]);
  await ensureBuilt(ours, tell);
  const site = readSite(ours.distFolder);
  const browser = await launchBrowser();
  try {
    for (const size of sizes)
      for (const one of sites) {
        const name = `growth-${one.name}-${size}`;
        if (isResumed && isMeasured(name)) continue;
        if (Date.now() > until) {
          tell(`${one.label}: ${size} pages are left out, the time is over`);
          continue;
        }
        tell(`${one.label}: ${size} pages`);
        const result = await measured(name, () => measureSize(browser, one, growSite(site, size)));
        tell(`${one.label}: ${result.failed ?? `${result.seconds.toFixed(1)} s, ${result.allBytes} bytes`}`);
      }
  } finally {
    await browser.close();
  }
}

async function measureSize(browser, site, versions) {
  const { dist, args } = site.name === 'ours' ? growOurs(versions) : growPeer(site, versions);
  for (const cache of site.caches) setAside(join(site.folder, cache));
  const { bin, folder: cwd, env } = site;
  const { code, stopped, output, ...figures } = await timedRun(bin, [...site.args, ...args], {
    cwd,
    env,
    ...LIMITS,
  });
  if (code !== 0) return { ...figures, failed: stopped ?? reasonIn(output) };
  const grown = { ...figures, ...outputOf(dist), ...(await firstLoad(browser, dist)) };
  // So that nothing takes it for the site of the usual size.
  setAside(dist);
  return grown;
}

function growOurs(versions) {
  const folder = join(WORK, 'growth/ours');
  const dist = join(WORK, 'growth/dist');
  setAside(dist);
  writeOurs(versions, folder);
  return { dist, args: ['--content', folder, '--out', dist] };
}

/** In the peer's own folder, whose packages it needs; the next build of the site itself writes its pages anew. */
function growPeer(site, versions) {
  writePeer(site.name, versions, site.folder);
  return { dist: site.distFolder, args: [] };
}

async function firstLoad(browser, dist) {
  const { base, stop } = await serveFolder(dist);
  try {
    const { bytes, allBytes, requests } = await measureFirstLoad(browser, base + PAGES.first);
    return { bytes, allBytes, requests };
  } finally {
    stop();
  }
}
