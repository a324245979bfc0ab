/** Writes bench/RESULTS.md and its charts from the figures of the last runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { CPU_SLOWDOWN, LATENCY_MS, MBIT } from '../measure/browser';
import { SIZES } from '../parts/growth';
import { BENCH } from '../paths';
import { isMeasured, readCircumstances, readResult } from '../results';
import { isPeer, PAGES, type Site, type SiteName, sitesFor } from '../sites';
import { barChart } from './bars';
import { isReached, ratioOf } from './goals';
import { lineChart } from './lines';
import { METHOD } from './method';
import { REMARKS } from './remarks';
import { BUILD_ROWS, GROWTH_ROWS, type Row, VISIT_ROWS } from './rows';
import { loadSection, profileSection, samplesSection, searchSection } from './sections';
import { comparison, growthTable, type LabelledSite } from './tables';
import { kB } from './units';

/** With a load above this, other programs were running. */
const BUSY_LOAD = 1;
/** Rounding noise is not a difference. */
const SAME_RATIO = 1.005;

/** Writes the report and returns its name. */
export function writeReport(): string {
  const sites = sitesFor()
    .filter(({ name }) => isMeasured('build-cold', name) || isMeasured('browser', name))
    .map((site) => ({ name: site.name, label: labelOf(site) }));
  const sections = [
    ['# Comparison with other generators', opening(), METHOD],
    ['## A visit', visitOpening(), comparison(VISIT_ROWS, sites), '![The same as bars](./charts/visit.svg)'],
    ['## A build', comparison(BUILD_ROWS, sites), '![The same as bars](./charts/build.svg)'],
    growthSection(sites),
    samplesSection(),
    goalsSection(sites),
    profileSection(),
    searchSection(),
    loadSection(),
  ];
  mkdirSync(join(BENCH, 'charts'), { recursive: true });
  writeChart('visit', barChart('A first visit (less is better; dashed: our goal)', VISIT_ROWS, sites));
  writeChart('build', barChart('A build (less is better; dashed: our goal)', BUILD_ROWS, sites));
  writeChart('growth', lineChart('Growth with the number of pages', GROWTH_ROWS, sites, SIZES));
  writeFileSync(join(BENCH, 'RESULTS.md'), `${sections.flat().filter(Boolean).join('\n\n')}\n`);
  return 'bench/RESULTS.md';
}

function writeChart(name: string, chart: string): void {
  writeFileSync(join(BENCH, 'charts', `${name}.svg`), chart);
}

function labelOf({ name, label, packages }: Site): string {
  const version = readResult('install', name)?.versions[packages[0] ?? ''];
  return version ? `${label} ${version}` : label;
}

function opening(): string {
  const circumstances = readCircumstances();
  const times = circumstances.map(({ at }) => at).sort();
  const chromium = readResult('browser', 'ours')?.chromium;
  const model = cpus()[0]?.model;
  const machine = [
    `${cpus().length} cores${model && model !== 'unknown' ? ` (${model})` : ''}`,
    process.arch,
    `${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    ...(chromium ? [`Chromium ${chromium}`] : []),
  ];
  const commit = readResult('install', 'ours')?.commit;
  const load = Math.max(0, ...circumstances.map(({ busy }) => busy));
  return [
    `Measured ${minute(times[0])} to ${minute(times.at(-1))} UTC${commit ? ` at commit ${commit}` : ''}; machine: ${machine.join(', ')}.`,
    load > BUSY_LOAD
      ? `**The machine was not quiet**: the load average was up to ${load.toFixed(1)} when a measurement began (builds of the benchmark itself count too). Times are then too long.`
      : '',
    'This file is written by `npm run bench` and `npm run bench:load`; edits are lost.',
  ]
    .filter(Boolean)
    .join('\n');
}

function minute(iso = ''): string {
  return iso.slice(0, 16).replace('T', ' ');
}

function visitOpening(): string {
  const rounds = readResult('browser', 'ours')?.loads.length ?? 0;
  return `First visit to \`${PAGES.first}\` with an empty cache, processor slowed ${CPU_SLOWDOWN} times, ${MBIT} Mbit/s, ${LATENCY_MS} ms; median of ${rounds}. The switch is measured on \`${PAGES.longest}\`, the click from \`${PAGES.first}\` to \`${PAGES.second}\`. Where a goal names two figures, either is enough: the first holds for the machine that it was set on, the second is our share of the best peer's figure.`;
}

function growthSection(sites: readonly LabelledSite[]): string[] {
  if (!SIZES.some((size) => isMeasured(`growth-${size}`, 'ours'))) return [];
  return [
    '## Growth',
    'The pages of the latest version in four versions, copied as often as needed under other names. A build is stopped at 6 GB of memory and after 10 minutes.',
    ...GROWTH_ROWS.map((row) => growthTable(row, sites, SIZES)),
    '![The same as lines](./charts/growth.svg)',
  ];
}

/** Goals that are not reached, and rows in which a peer is better. */
function goalsSection(sites: readonly LabelledSite[]): string[] {
  const peers = sites.map(({ name }) => name).filter(isPeer);
  const missed = [...VISIT_ROWS, ...BUILD_ROWS].flatMap((row) => {
    const reasons = [...goalReason(row, peers), ...peerReason(ratioOf(row, peers))];
    return reasons.length > 0
      ? [`- **${row.label}**: ${reasons.join('; ')}. ${REMARKS[row.id] ?? ''}`.trim()]
      : [];
  });
  return ['## Goals that are not reached', [...missed, ...growthRemark()].join('\n') || 'None.'];
}

function goalReason(row: Row, peers: readonly SiteName[]): string[] {
  const value = row.read('ours');
  if (isReached(row, peers) !== false || value === undefined || row.goal === undefined) return [];
  return [`${row.write(value)} instead of ${row.write(row.goal)}`];
}

function peerReason(ratio = 0): string[] {
  return ratio > SAME_RATIO ? [`${ratio.toFixed(2)} times the best peer`] : [];
}

function growthRemark(): string[] {
  const [first, last] = [SIZES[0] ?? 0, SIZES.at(-1) ?? 0];
  const [small, large] = [first, last].map((size) => readResult(`growth-${size}`, 'ours')?.allBytes);
  if (!small || !large || large <= small * 1.02) return [];
  return [
    `- **flat growth**: a first visit takes ${kB(small)} at ${first} pages and ${kB(large)} at ${last.toLocaleString('en')}. ${REMARKS.growth}`,
  ];
}
