/** What a host does differently from what the site promises. */
export interface Finding {
  /** The row of the report. */
  readonly area: Area;
  /** What the host does. */
  readonly what: string;
  /** What that breaks for readers, or for search engines. */
  readonly breaks: string;
}

export const AREAS = [
  'addresses',
  'old addresses',
  'not found',
  'headers',
  'caching',
  'compression',
  'offline',
] as const;
export type Area = (typeof AREAS)[number];

/** One line for each area, then what differs. */
export function reportOf(
  host: string,
  summary: ReadonlyMap<Area, string>,
  findings: readonly Finding[],
): string[] {
  const rows = AREAS.map((area) => {
    const own = findings.filter((one) => one.area === area);
    return `${area.padEnd(14)} ${own.length === 0 ? 'as promised' : `${own.length} differ`}  ${summary.get(area) ?? ''}`;
  });
  const lines = findings.map(({ area, what, breaks }) => `${area}: ${what}. ${breaks}`);
  return [host, ...rows.map((row) => row.trimEnd()), '', ...lines];
}

/** Keeps a report readable: the first few of many. */
export function few(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
