/** Markdown tables from rows. */
import { readResult } from '../results';
import { isPeer, type SiteName } from '../sites';
import { isReached, ratioOf } from './goals';
import { type GrowthRow, type Row, shownRows } from './rows';

export interface LabelledSite {
  readonly name: SiteName;
  readonly label: string;
}

export function comparison(rows: readonly Row[], sites: readonly LabelledSite[]): string {
  const names = sites.map(({ name }) => name);
  const peers = names.filter(isPeer);
  return table(
    ['', ...sites.map(({ label }) => label), 'goal', 'ours to best peer'],
    shownRows(rows, names).map((row) => [
      row.label,
      ...names.map((name) => cell(row, name)),
      goalCell(row, peers),
      ratioOf(row, peers)?.toFixed(2) ?? '',
    ]),
  );
}

/** The figure, or the reason why it is missing. */
function cell({ read, write, failure }: Row, site: SiteName): string {
  const value = read(site);
  return value === undefined ? (failure?.(site) ?? '–') : write(value);
}

function goalCell(row: Row, peers: readonly SiteName[]): string {
  if (row.goal === undefined) return '';
  const reached = isReached(row, peers);
  const mark = reached === undefined ? '' : reached ? ' ✓' : ' ✗';
  return row.write(row.goal) + (row.goalRatio ? ` or ${row.goalRatio}` : '') + mark;
}

export function growthTable(
  row: GrowthRow,
  sites: readonly LabelledSite[],
  sizes: readonly number[],
): string {
  return table(
    [row.label, ...sizes.map((size) => size.toLocaleString('en'))],
    sites.map(({ name, label }) => [label, ...sizes.map((size) => growthCell(row, name, size))]),
  );
}

function growthCell({ field, write }: GrowthRow, site: SiteName, size: number): string {
  const result = readResult(`growth-${size}`, site);
  if (result?.failed) return result.failed;
  const value = result?.[field];
  return value === undefined ? '–' : write(value);
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}
