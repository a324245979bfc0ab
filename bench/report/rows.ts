/** The rows of the tables: what is measured, its unit, and the goal. Lower is better in all of them. */
import type { FirstLoad, FirstUse, FirstUseName, Growth, Kind } from '../figures';
import { readResult } from '../results';
import type { SiteName } from '../sites';
import { median } from './median';
import { count, kB, MB, ms, seconds, shift, smallMB, type Unit } from './units';

export interface Row {
  readonly id: string;
  readonly label: string;
  readonly read: (site: SiteName) => number | undefined;
  /** The reason for a missing figure. */
  readonly failure?: (site: SiteName) => string | undefined;
  readonly write: Unit;
  readonly goal?: number;
  /** Figures that round to the goal have reached it. */
  readonly tolerance?: number;
  /** Time goals hold for one machine; on others, reaching this share of the best peer's figure is enough. */
  readonly goalRatio?: number;
  /** Whether our figure is divided by the best peer's. */
  readonly hasRatio?: boolean;
}

export interface GrowthRow {
  readonly label: string;
  readonly field: keyof Pick<Growth, 'allBytes' | 'seconds' | 'peakBytes'>;
  readonly write: Unit;
}

const ofLoads = (read: (load: FirstLoad) => number) => (site: SiteName) =>
  median(readResult('browser', site)?.loads.map(read));

const bytesOf = (kind: Kind) => ofLoads(({ bytes }) => bytes[kind] ?? 0);

const ofFirstUse = (name: FirstUseName, read: (use: FirstUse) => number) => (site: SiteName) =>
  median(readResult('browser', site)?.firstUses[name]?.map(read));

/** All bytes loaded after the first use of a feature. */
const bytesAfter = (name: FirstUseName) => (site: SiteName) => {
  const more = ofFirstUse(name, ({ allBytes }) => allBytes)(site);
  const loaded = ofLoads(({ allBytes }) => allBytes)(site);
  return more === undefined || loaded === undefined ? undefined : loaded + more;
};

/** Rows of one first use; a row is shown once a site defines its steps in bench/sites.ts. */
const firstUseRows = (
  name: FirstUseName,
  label: string,
  goals: { bytes?: number; task?: number } = {},
): Row[] => [
  {
    id: `${name}-bytes`,
    label: `all bytes after ${label}`,
    read: bytesAfter(name),
    write: kB,
    goal: goals.bytes,
  },
  {
    id: `${name}-task`,
    label: `longest task of ${label}`,
    read: ofFirstUse(name, ({ longestTask }) => longestTask),
    write: ms,
    goal: goals.task,
  },
  {
    id: `${name}-delay`,
    label: `delay of ${label}`,
    read: ofFirstUse(name, ({ delay }) => delay),
    write: ms,
  },
];

const ofColdBuild = (field: 'pages' | 'seconds' | 'peakBytes' | 'distBytes') => (site: SiteName) => {
  const build = readResult('build-cold', site);
  return build && !build.failed ? build[field] : undefined;
};

/** A visit, from the reader's perspective. */
export const VISIT_ROWS: readonly Row[] = [
  { id: 'script', label: 'script, gzip', read: bytesOf('script'), write: kB },
  { id: 'html', label: 'HTML, gzip', read: bytesOf('html'), write: kB },
  { id: 'css', label: 'CSS, gzip', read: bytesOf('css'), write: kB },
  { id: 'font', label: 'fonts', read: bytesOf('font'), write: kB },
  {
    id: 'other',
    label: 'images, prefetched and other',
    read: ofLoads(({ bytes }) => (bytes.image ?? 0) + (bytes.other ?? 0)),
    write: kB,
  },
  {
    id: 'all',
    label: 'all bytes of a first visit',
    read: ofLoads(({ allBytes }) => allBytes),
    write: kB,
    goal: 40_000,
    goalRatio: 0.5,
    hasRatio: true,
  },
  {
    id: 'requests',
    label: 'requests',
    read: ofLoads(({ requests }) => requests),
    write: count,
    hasRatio: true,
  },
  { id: 'fcp', label: 'first contentful paint', read: ofLoads(({ fcp }) => fcp), write: ms, hasRatio: true },
  {
    id: 'lcp',
    label: 'largest contentful paint',
    read: ofLoads(({ lcp }) => lcp),
    write: ms,
    goal: 600,
    goalRatio: 0.75,
    hasRatio: true,
  },
  {
    id: 'blocking',
    label: 'blocking time',
    read: ofLoads(({ blocking }) => blocking),
    write: ms,
    goal: 50,
    goalRatio: 1,
    hasRatio: true,
  },
  {
    id: 'load-task',
    label: 'longest task while loading and hydrating',
    read: ofLoads(({ longestTask }) => longestTask),
    write: ms,
    hasRatio: true,
  },
  {
    id: 'shift',
    label: 'layout shift',
    read: ofLoads((load) => load.shift),
    write: shift,
    goal: 0,
    tolerance: 0.0005,
    hasRatio: true,
  },
  {
    id: 'switch',
    label: 'switch of syntax, longest page',
    read: (site) => median(readResult('browser', site)?.switches),
    write: ms,
    goal: 100,
    goalRatio: 0.1,
    hasRatio: true,
  },
  {
    id: 'next',
    label: 'click to next page painted (pointed at before)',
    read: (site) => median(readResult('browser', site)?.nexts),
    write: ms,
    goal: 160,
    goalRatio: 0.35,
    hasRatio: true,
  },
  ...firstUseRows('interaction', 'the first interaction', { bytes: 110_000, task: 100 }),
  ...firstUseRows('search', 'the first search'),
  {
    id: 'memory',
    label: 'script memory after 20 pages',
    read: (site) => readResult('browser', site)?.memory,
    write: smallMB,
    hasRatio: true,
  },
];

/** A build, from the perspective of authors and operators. */
export const BUILD_ROWS: readonly Row[] = [
  { id: 'pages', label: 'pages', read: ofColdBuild('pages'), write: count },
  {
    id: 'cold',
    label: 'full build',
    read: ofColdBuild('seconds'),
    failure: (site) => readResult('build-cold', site)?.failed,
    write: seconds,
    goal: 20,
    goalRatio: 0.2,
    hasRatio: true,
  },
  {
    id: 'warm',
    label: 'build after one edit',
    read: (site) => {
      const build = readResult('build-warm', site);
      return build && !build.failed ? build.seconds : undefined;
    },
    failure: (site) => readResult('build-warm', site)?.failed,
    write: seconds,
    goal: 4,
    hasRatio: true,
  },
  {
    id: 'peak',
    label: 'peak memory, full build',
    read: ofColdBuild('peakBytes'),
    write: MB,
    goal: 1e9,
    hasRatio: true,
  },
  {
    id: 'dist',
    label: 'size of the built site',
    read: ofColdBuild('distBytes'),
    write: smallMB,
    hasRatio: true,
  },
  {
    id: 'packages',
    label: 'packages installed',
    read: (site) => readResult('install', site)?.packages,
    write: count,
    hasRatio: true,
  },
  {
    id: 'install',
    label: 'size of the packages',
    read: (site) => readResult('install', site)?.installBytes,
    write: MB,
    hasRatio: true,
  },
];

/** The charts by number of pages. */
export const GROWTH_ROWS: readonly GrowthRow[] = [
  { label: 'all bytes of a first visit, gzip', field: 'allBytes', write: kB },
  { label: 'full build', field: 'seconds', write: seconds },
  { label: 'peak memory, full build', field: 'peakBytes', write: MB },
];

/** Rows that at least one site has a figure for. */
export function shownRows(rows: readonly Row[], sites: readonly SiteName[]): Row[] {
  return rows.filter(({ read, failure }) =>
    sites.some((site) => read(site) !== undefined || failure?.(site) !== undefined),
  );
}
