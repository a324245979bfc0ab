/**
 * `npm run bench`: this site and its peers from the same pages, side by side. Parts: install, build, browser, growth,
 * report. Options: --only=build,browser  --peers=vitepress,starlight (none: ours alone)  --sizes=100,300
 * --rounds=N  --resume (growth: leaves out the sizes that were measured before)
 * --minutes=N (growth: begins nothing new after so long). Figures are kept, so that parts can be
 * run one by one; the report is written after each run.
 */
import { parseArgs } from 'node:util';
import { measureInBrowser } from './parts/browse.mjs';
import { ensureBuilt, measureBuilds } from './parts/build.mjs';
import { measureGrowth, SIZES } from './parts/grow.mjs';
import { installSite } from './parts/install.mjs';
import { writeReport } from './report/write.mjs';
import { deleteSetAside } from './set-aside.mjs';
import { sitesFor } from './sites.mjs';

const PARTS = ['install', 'build', 'browser', 'growth', 'report'];

const { values } = parseArgs({
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
if (unknown) throw new Error(`There is no part '${unknown}'; there are ${PARTS.join(', ')}.`);
const sites = sitesFor(values.peers?.split(','));
const from = Date.now();
const until = values.minutes ? from + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY;

for (const site of sites) if (parts.some((part) => part !== 'report')) await installSite(site, tell);
if (parts.includes('build')) for (const site of sites) await measureBuilds(site, tell);
if (parts.includes('browser')) {
  for (const site of sites) await ensureBuilt(site, tell);
  await measureInBrowser(sites, tell, values.rounds && Number(values.rounds));
}
if (parts.includes('growth')) {
  const sizes = values.sizes?.split(',').map(Number) ?? SIZES;
  await measureGrowth(sites, { sizes, isResumed: values.resume, until }, tell);
}
tell(`${writeReport()} is written`);
deleteSetAside();

function tell(line) {
  const seconds = Math.round((Date.now() - from) / 1000);
  console.log(
    `${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}  ${line}`,
  );
}
