/** The rows of the tables: what is measured, how it is written, and what we want to reach. Less is better in all. */

/** The middle of several measurements. */
export function median(numbers = []) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const thousands = (number) => Math.round(number).toLocaleString('en');
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const MB = (bytes) => `${thousands(bytes / 1e6)} MB`;
const smallMB = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const ms = (time) => `${thousands(time)} ms`;
const seconds = (time) => `${time.toFixed(1)} s`;
const count = (number) => thousands(number);
const shift = (value) => value.toFixed(3);

const ofLoads = (read) => (results, site) => {
  const loads = results[`browser-${site}`]?.loads;
  return loads && median(loads.map(read));
};
const bytesOf = (kind) => ofLoads(({ bytes }) => bytes[kind] ?? 0);
const ofBuild = (kind, field) => (results, site) => {
  const build = results[`build-${kind}-${site}`];
  return build && !build.failed ? build[field] : undefined;
};

/** A visit, as the reader feels it. */
export const VISIT_ROWS = [
  { id: 'script', label: 'script, gzip', read: bytesOf('script'), write: kB, goal: 75_000 },
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
    goal: 100_000,
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
    goal: 750,
    hasRatio: true,
  },
  {
    id: 'blocking',
    label: 'blocking time',
    read: ofLoads(({ blocking }) => blocking),
    write: ms,
    goal: 100,
    hasRatio: true,
  },
  {
    id: 'shift',
    label: 'layout shift',
    read: ofLoads((load) => load.shift),
    write: shift,
    goal: 0,
    // What rounds to nothing is nothing.
    tolerance: 0.0005,
    hasRatio: true,
  },
  {
    id: 'switch',
    label: 'switch of syntax, longest page',
    read: (results, site) => median(results[`browser-${site}`]?.switches),
    write: ms,
    goal: 50,
    hasRatio: true,
  },
  {
    id: 'next',
    label: 'click to next page painted (pointed at before)',
    read: (results, site) => median(results[`browser-${site}`]?.nexts),
    write: ms,
    goal: 150,
    hasRatio: true,
  },
  {
    id: 'memory',
    label: 'script memory after 20 pages',
    read: (results, site) => results[`browser-${site}`]?.memory,
    write: smallMB,
    hasRatio: true,
  },
];

/** A build, as the writer and the operator feel it. */
export const BUILD_ROWS = [
  { id: 'pages', label: 'pages', read: ofBuild('cold', 'pages'), write: count },
  {
    id: 'cold',
    label: 'full build',
    read: ofBuild('cold', 'seconds'),
    write: seconds,
    goal: 15,
    hasRatio: true,
  },
  {
    id: 'warm',
    label: 'build after one edit',
    read: ofBuild('warm', 'seconds'),
    write: seconds,
    goal: 3,
    hasRatio: true,
  },
  {
    id: 'peak',
    label: 'most memory, full build',
    read: ofBuild('cold', 'peakBytes'),
    write: MB,
    goal: 1e9,
    hasRatio: true,
  },
  {
    id: 'dist',
    label: 'size of what is built',
    read: ofBuild('cold', 'distBytes'),
    write: smallMB,
    hasRatio: true,
  },
  {
    id: 'packages',
    label: 'packages installed',
    read: (results, site) => results[`install-${site}`]?.packages,
    write: count,
    hasRatio: true,
  },
  {
    id: 'install',
    label: 'size of the packages',
    read: (results, site) => results[`install-${site}`]?.installBytes,
    write: MB,
    hasRatio: true,
  },
];

/** What is drawn over the number of pages. */
export const GROWTH_ROWS = [
  { id: 'allBytes', label: 'all bytes of a first visit, gzip', field: 'allBytes', write: kB },
  { id: 'seconds', label: 'full build', field: 'seconds', write: seconds },
  { id: 'peakBytes', label: 'most memory, full build', field: 'peakBytes', write: MB },
];

/** Ours divided by the best peer's, where that says something. */
export function ratioOf({ read, hasRatio }, results, peers) {
  const ours = read(results, 'ours');
  const best = Math.min(...peers.map((peer) => read(results, peer)).filter((value) => value !== undefined));
  if (!hasRatio || ours === undefined || !Number.isFinite(best)) return undefined;
  if (best === 0) return ours === 0 ? 1 : undefined;
  return ours / best;
}

/** Rounding is for reading: what is measured is held against the goal. */
export function isReached({ goal, read, tolerance = 0 }, results) {
  const ours = read(results, 'ours');
  return ours === undefined || goal === undefined ? undefined : ours <= goal + tolerance;
}
