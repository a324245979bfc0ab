/** Writes bench/RESULTS.md and its charts from the figures of the last runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { CPU_SLOWED, LATENCY_MS, MBIT } from '../measure/browser.mjs';
import { SIZES } from '../parts/grow.mjs';
import { BENCH } from '../paths.mjs';
import { readResults } from '../results.mjs';
import { PAGES, sitesFor } from '../sites.mjs';
import { barChart } from './bars.mjs';
import { lineChart } from './lines.mjs';
import { METHOD } from './method.mjs';
import { REMARKS } from './remarks.mjs';
import { BUILD_ROWS, GROWTH_ROWS, isReached, ratioOf, VISIT_ROWS } from './rows.mjs';
import { comparison, growthTable, table } from './tables.mjs';

/** More than this was going on beside the measurement. */
const BUSY_FROM = 1;

/** Writes the report and answers with its name. */
export function writeReport() {
  const results = readResults();
  const sites = sitesFor().filter(({ name }) => results[`build-cold-${name}`] || results[`browser-${name}`]);
  const labelled = sites.map((site) => ({ ...site, label: labelOf(site, results) }));
  const sections = [
    ['# Side by side', opening(results), METHOD],
    [
      '## A visit',
      visitOpening(results),
      comparison(VISIT_ROWS, results, labelled),
      '![The same as bars](./charts/visit.svg)',
    ],
    ['## A build', comparison(BUILD_ROWS, results, labelled), '![The same as bars](./charts/build.svg)'],
    growth(results, labelled),
    goals(results, sites),
    profiles(results),
    search(results),
    load(results),
  ];
  mkdirSync(join(BENCH, 'charts'), { recursive: true });
  chart(
    'visit',
    barChart('A first visit and what follows (less is better; dashed: our goal)', VISIT_ROWS, results, sites),
  );
  chart('build', barChart('A build (less is better; dashed: our goal)', BUILD_ROWS, results, sites));
  chart('growth', lineChart('Growth with the number of pages', GROWTH_ROWS, results, sites, SIZES));
  const written = sections.flat().filter(Boolean).join('\n\n');
  writeFileSync(join(BENCH, 'RESULTS.md'), `${written}\n`);
  return 'bench/RESULTS.md';
}

function chart(name, drawn) {
  writeFileSync(join(BENCH, 'charts', `${name}.svg`), drawn);
}

function labelOf({ name, label, packages = [] }, results) {
  const versions = results[`install-${name}`]?.versions ?? {};
  return [label, versions[packages[0]]].filter(Boolean).join(' ');
}

function opening(results) {
  const all = Object.values(results);
  const days = all.map(({ at }) => at).sort();
  const chromium = all.find((result) => result.chromium)?.chromium;
  const { model } = cpus()[0] ?? {};
  const machine = [
    `${cpus().length} cores${model && model !== 'unknown' ? ` (${model})` : ''}`,
    process.arch,
    `${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    chromium && `Chromium ${chromium}`,
  ].filter(Boolean);
  const commit = results['install-ours']?.commit;
  // Installing is not timed.
  const timed = all.filter(({ name }) => !name.startsWith('install-'));
  const busiest = Math.max(0, ...timed.map(({ busy }) => busy));
  return [
    `Measured ${minute(days[0])} to ${minute(days.at(-1))} UTC${commit ? ` at commit ${commit}` : ''}; machine: ${machine.join(', ')}.`,
    busiest > BUSY_FROM
      ? `**The machine was not quiet**: up to ${busiest.toFixed(1)} processes were running or waiting when a measurement began (builds of the benchmark itself count too). Times are then too long.`
      : '',
    'This file is written by `npm run bench` and `npm run bench:load`; edits are lost.',
  ]
    .filter(Boolean)
    .join('\n');
}

function minute(iso = '') {
  return iso.slice(0, 16).replace('T', ' ');
}

function visitOpening(results) {
  const rounds = results['browser-ours']?.loads.length ?? 0;
  return `First visit to \`${PAGES.first}\` with an empty cache, processor slowed ${CPU_SLOWED} times, ${MBIT} Mbit/s, ${LATENCY_MS} ms; median of ${rounds}. The switch is measured on \`${PAGES.longest}\`, the click from \`${PAGES.first}\` to \`${PAGES.second}\`.`;
}

function growth(results, sites) {
  if (!SIZES.some((size) => results[`growth-ours-${size}`])) return [];
  return [
    '## Growth',
    'The pages of the latest version in four versions, as often as needed under other names. A build is stopped at 6 GB of memory and after 10 minutes.',
    ...GROWTH_ROWS.map((row) => growthTable(row, results, sites, SIZES)),
    '![The same as lines](./charts/growth.svg)',
  ];
}

/** Goals that are not reached, and rows in which a peer is better. */
function goals(results, sites) {
  const peers = sites.filter(({ name }) => name !== 'ours').map(({ name }) => name);
  const missed = [...VISIT_ROWS, ...BUILD_ROWS].flatMap((row) => {
    const ratio = ratioOf(row, results, peers);
    const reasons = [
      isReached(row, results) === false &&
        `${row.write(row.read(results, 'ours'))} instead of ${row.write(row.goal)}`,
      ratio > 1.005 && `${ratio.toFixed(2)} times the best peer`,
    ].filter(Boolean);
    return reasons.length > 0
      ? [`- **${row.label}**: ${reasons.join('; ')}. ${REMARKS[row.id] ?? ''}`.trim()]
      : [];
  });
  const flat = growthRemark(results);
  return ['## Goals that are not reached', [...missed, ...flat].join('\n') || 'None.'];
}

function growthRemark(results) {
  const [small, large] = [SIZES[0], SIZES.at(-1)].map((size) => results[`growth-ours-${size}`]?.allBytes);
  if (!small || !large || large <= small * 1.02) return [];
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    `- **flat growth**: a first visit takes ${kB(small)} at ${SIZES[0]} pages and ${kB(large)} at ${SIZES.at(-1).toLocaleString('en')}. ${REMARKS.growth ?? ''}`.trim(),
  ];
}

/** What the main thread does in our own site's slowest moments. */
function profiles(results) {
  const moments = [
    ['profile-ours', `the first visit to \`${PAGES.first}\``],
    ['profile-switch-ours', `the switch of syntax on \`${PAGES.longest}\``],
    ['profile-next-ours', `the click from \`${PAGES.first}\` to \`${PAGES.second}\``],
  ];
  const known = moments.filter(([name]) => results[name]);
  if (known.length === 0) return [];
  return [
    '## Profiles',
    `What the main thread of our own pages does, slowed ${CPU_SLOWED} times (a profile itself costs some time).${menuRemark(results)}`,
    ...known.flatMap(([name, moment]) => profile(results[name], moment)),
  ];
}

/** How much of a switch is not the switch. */
function menuRemark(results) {
  const { closing } = results['menu-ours'] ?? {};
  return closing
    ? ` Of the switch, ${closing} ms are the menu: so long takes the choice of the syntax that is shown already, which only closes it.`
    : '';
}

function profile({ total, parts, tasks }, moment) {
  const ms = (value) => `${Math.round(value)}`;
  const list = (all) =>
    Object.entries(all)
      .filter(([, value]) => value >= 1)
      .sort((a, b) => b[1] - a[1])
      .map(([name, value]) => `${name} ${ms(value)}`)
      .join(', ');
  return [
    `In ${moment}: ${ms(total)} ms of work (${list(parts)}). The longest tasks:`,
    table(
      ['begins at, ms', 'takes, ms', 'made of, ms'],
      tasks.map((task) => [ms(task.at), ms(task.ms), list(task.parts)]),
    ),
  ];
}

function search(results) {
  const keys = results['keystrokes-ours'];
  if (!keys) return [];
  const ms = (value) => `${value.toFixed(1)} ms`;
  const row = (name, { count, p50, p95, most, longestTask }) => [
    name,
    count,
    ms(p50),
    ms(p95),
    ms(most),
    longestTask ? ms(longestTask) : 'none over 50 ms',
  ];
  return [
    '## Search',
    `From a keystroke to its results in the page, processor slowed ${CPU_SLOWED} times. While the reader types, the worker answers what may be typed next, so most letters find their results in the page's memory and show them while they are handled. A letter that was not foreseen is answered by the worker, after the browser has painted it. 120 ms lie between two keys, in the last row 60.`,
    table(
      ['', 'keystrokes', 'median', '95 of 100', 'longest', 'longest task of the page'],
      [
        row('first words', keys.first),
        row('other words', keys.others),
        row('the first words again', keys.again),
        row('further words, twice as fast', keys.fast),
      ],
    ),
  ];
}

function load(results) {
  const one = results['load-ours'];
  if (!one) return [];
  return [
    '## Load',
    `The built site behind nginx with deploy/nginx.conf (one worker), asked by wrk on the same machine for all pages in turn: ${one.connections} connections for ${one.duration} s, ${one.requests.toLocaleString('en')} answers (${Math.round(one.perSecond).toLocaleString('en')} per second, ${one.transfer} per second), half of them within ${one.p50}, 99 of 100 within ${one.p99}; **${one.errors} errors**.`,
  ];
}
