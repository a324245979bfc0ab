/**
 * `npm run bench`: this site and its peers, built from the same pages. Parts: install, build, browser, samples, growth,
 * report.
 * Options: --only=build,browser  --peers=vitepress,starlight (--peers= for ours alone)  --sizes=100,300  --rounds=N
 * --resume (growth: skip sizes measured before)  --minutes=N (growth: time limit for starting sizes).
 * Figures are stored, so parts can be run separately; the report is written after each run. A peer that
 * cannot be installed or built is reported and left out.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt, measureBuilds } from './parts/builds';
import { measureGrowth, SIZES } from './parts/growth';
import { installSite } from './parts/install';
import { measureSamples } from './parts/samples';
import { measureVisits, ROUNDS } from './parts/visits';
import { log, reasonOf } from './progress';
import { writeReport } from './report/write';
import { deleteSetAside } from './set-aside';
import { isPeer, ourSite, type Site, sitesFor } from './sites';

const PARTS = ['install', 'build', 'browser', 'samples', 'growth', 'report'];

export async function main(_command: string, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      peers: { type: 'string' },
      sizes: { type: 'string' },
      rounds: { type: 'string' },
      resume: { type: 'boolean', default: false },
      minutes: { type: 'string' },
    },
  });
  const parts = values.only?.split(',') ?? PARTS;
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown) {
    console.error(`Unknown part "${unknown}". The parts are ${PARTS.join(', ')}.`);
    return 2;
  }
  const until = values.minutes ? Date.now() + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY;
  const rounds = Number(values.rounds ?? ROUNDS);
  let sites = sitesFor(values.peers?.split(','));
  if (parts.some((part) => part !== 'report')) sites = await keepWorking(sites, 'installed', installSite);
  if (parts.includes('build')) sites = await keepWorking(sites, 'built', measureBuilds);
  if (parts.includes('browser')) {
    sites = await keepWorking(sites, 'built', ensureBuilt);
    await measureVisits(sites, rounds);
  }
  if (parts.includes('samples')) {
    await ensureBuilt(ourSite());
    await measureSamples(rounds);
  }
  if (parts.includes('growth')) {
    const sizes = values.sizes?.split(',').map(Number) ?? SIZES;
    await measureGrowth(sites, { sizes, isResumed: values.resume, until });
  }
  log(`Wrote ${writeReport()}`);
  deleteSetAside();
  return 0;
}

/** Runs a step for each site. A failing peer is reported and left out; our own site's failure is thrown. */
async function keepWorking(
  sites: readonly Site[],
  done: string,
  step: (site: Site) => Promise<void>,
): Promise<Site[]> {
  const working: Site[] = [];
  for (const site of sites) {
    try {
      await step(site);
      working.push(site);
    } catch (error) {
      if (!isPeer(site.name)) throw error;
      log(`${site.label} is left out: it could not be ${done}. ${reasonOf(error)}`);
    }
  }
  return working;
}
