/** Several ranges of versions: of the entries of one name, of the entries of one page. */
import { isInRange, type VersionRange } from './version';

/** Whether some version is in both ranges. */
export function overlap(a: VersionRange, b: VersionRange): boolean {
  return !endsBefore(a, b) && !endsBefore(b, a);
}

function endsBefore({ until }: VersionRange, { since }: VersionRange): boolean {
  return until !== undefined && since !== undefined && !isInRange(until, { since });
}

/** The smallest range that contains all others. */
export function hull(ranges: readonly VersionRange[]): VersionRange {
  const [first, ...others] = ranges;
  if (!first) return {};
  return others.reduce<VersionRange>(
    (all, { since, until }) => ({
      since: all.since && since && (isInRange(all.since, { since }) ? since : all.since),
      until: all.until && until && (isInRange(all.until, { since: until }) ? all.until : until),
    }),
    { since: first.since, until: first.until },
  );
}
