/** Compares our figures with the peers' and with the goals. */
import type { SiteName } from '../sites';
import type { Row } from './rows';

/** Ours divided by the best peer's. */
export function ratioOf({ read, hasRatio }: Row, peers: readonly SiteName[]): number | undefined {
  const ours = read('ours');
  const best = Math.min(...peers.map(read).filter((value) => value !== undefined));
  if (!hasRatio || ours === undefined || !Number.isFinite(best)) return undefined;
  if (best === 0) return ours === 0 ? 1 : undefined;
  return ours / best;
}

/** The measured figure is compared with the goal, not the rounded one. */
export function isReached(row: Row, peers: readonly SiteName[]): boolean | undefined {
  const { goal, read, tolerance = 0, goalRatio = 0 } = row;
  const ours = read('ours');
  if (ours === undefined || goal === undefined) return undefined;
  return ours <= goal + tolerance || (ratioOf(row, peers) ?? Number.POSITIVE_INFINITY) <= goalRatio;
}
