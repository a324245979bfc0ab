/** The sections of the report about our own site only. */
import type { KeystrokeTimes, Profile, SampleUse, SampleUseName } from '../figures';
import { CPU_SLOWDOWN, LATENCY_MS, MBIT } from '../measure/browser';
import { readResult } from '../results';
import { PAGES } from '../sites';
import { median } from './median';
import { table } from './tables';
import { count, exactMs, kB, ms } from './units';

/** The profile of the main thread in our site's slowest moments. */
export function profileSection(): string[] {
  const moments = [
    { profile: readResult('profile', 'ours'), moment: `the first visit to \`${PAGES.first}\`` },
    { profile: readResult('profile-switch', 'ours'), moment: `the switch of syntax on \`${PAGES.longest}\`` },
    {
      profile: readResult('profile-next', 'ours'),
      moment: `the click from \`${PAGES.first}\` to \`${PAGES.second}\``,
    },
  ].flatMap(({ profile, moment }) => (profile ? profileOf(profile, moment) : []));
  if (moments.length === 0) return [];
  return [
    '## Profiles',
    `The main thread of our pages, CPU slowed down ${CPU_SLOWDOWN} times (including the overhead of profiling).${menuRemark()}`,
    ...moments,
  ];
}

/** How much of a syntax switch is spent on closing the menu. */
function menuRemark(): string {
  const closing = readResult('menu', 'ours')?.closing;
  return closing
    ? ` Of the switch, ${closing} ms are the menu: that is how long it takes to choose the current syntax, which only closes it.`
    : '';
}

function profileOf({ total, parts, tasks }: Profile, moment: string): string[] {
  const list = (all: Readonly<Record<string, number>>) =>
    Object.entries(all)
      .filter(([, value]) => value >= 1)
      .sort((a, b) => b[1] - a[1])
      .map(([name, value]) => `${name} ${count(value)}`)
      .join(', ');
  return [
    `In ${moment}: ${count(total)} ms of work (${list(parts)}). The longest tasks:`,
    table(
      ['begins at, ms', 'takes, ms', 'consists of, ms'],
      tasks.map((task) => [count(task.at), count(task.ms), list(task.parts)]),
    ),
  ];
}

const SAMPLE_USES: Readonly<Record<SampleUseName, string>> = {
  hover: 'pointing at a name, until its type is shown',
  edit: 'Edit, until the first mistake is underlined',
  run: 'Run, until the result is shown',
};

export function samplesSection(): string[] {
  const samples = readResult('samples', 'ours');
  if (!samples) return [];
  const { ours, peers, versions } = samples;
  const medianOf = (uses: readonly SampleUse[], read: (use: SampleUse) => number) =>
    median(uses.map(read)) ?? 0;
  const cells = (uses: readonly SampleUse[]) => [
    ms(medianOf(uses, ({ shown }) => shown)),
    kB(medianOf(uses, ({ bytes }) => bytes)),
    ms(medianOf(uses, ({ longestTask }) => longestTask)),
  ];
  const rows = (Object.keys(SAMPLE_USES) as SampleUseName[]).flatMap((name) => [
    [SAMPLE_USES[name], 'this site', ...cells(ours[name])],
    ['', name === 'hover' ? 'Twoslash' : 'Monaco and TypeScript', ...cells(peers[name])],
  ]);
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    '## Samples',
    `The first use of a sample on a page freshly loaded with an empty cache: ${MBIT} Mbit/s and ${LATENCY_MS} ms for pages and workers, the page's main thread slowed down ${CPU_SLOWDOWN} times; median of ${ours.hover.length}. Bytes are all response bodies, including the page. The peers are small pages built with ${names.join(', ')}: TypeScript's handbook shows types with Twoslash, and its playground is built with Monaco and TypeScript. Tasks below 50 ms count as 0.`,
    table(['', '', 'time', 'bytes, gzip', 'longest task of the page'], rows),
  ];
}

export function searchSection(): string[] {
  const keys = readResult('keystrokes', 'ours');
  if (!keys) return [];
  const row = (name: string, { count: keystrokes, p50, p95, max, longestTask }: KeystrokeTimes) => [
    name,
    String(keystrokes),
    exactMs(p50),
    exactMs(p95),
    exactMs(max),
    longestTask ? exactMs(longestTask) : 'none over 50 ms',
  ];
  return [
    '## Search',
    `From a keystroke to its results in the page, CPU slowed down ${CPU_SLOWDOWN} times. Keystrokes are 120 ms apart, in the last row 60 ms.`,
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

export function loadSection(): string[] {
  const load = readResult('load', 'ours');
  if (!load) return [];
  return [
    '## Load',
    `The built site behind nginx with deploy/nginx.conf (one worker); wrk on the same machine requests all pages in turn: ${load.connections} connections for ${load.duration} s, ${count(load.requests)} responses (${count(load.perSecond)} per second, ${load.transfer} per second), half of them within ${load.p50}, 99 of 100 within ${load.p99}; **${load.errors} errors**.`,
  ];
}
