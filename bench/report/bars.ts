/** The figures side by side: one group of bars per row, each row with its own scale. */
import { type Row, shownRows } from './rows';
import { COLOURS, legend, MUTED, round, svg, text } from './svg';
import type { LabelledSite } from './tables';

const WIDTH = 830;
const LABELS = 320;
const BAR = 13;
const GROUP_GAP = 16;
const TOP = 70;

export function barChart(title: string, rows: readonly Row[], sites: readonly LabelledSite[]): string {
  const shown = shownRows(
    rows,
    sites.map(({ name }) => name),
  );
  const groupHeight = sites.length * BAR + GROUP_GAP;
  return svg(title, { width: WIDTH, height: TOP + shown.length * groupHeight + 10 }, [
    text(20, 28, title, { weight: 600 }),
    ...legend(sites, 20, 52),
    ...shown.flatMap((row, index) => group(row, sites, TOP + index * groupHeight)),
  ]);
}

function group({ label, read, write, goal }: Row, sites: readonly LabelledSite[], top: number): string[] {
  const values = sites.map(({ name }) => ({ name, value: read(name) }));
  const max = Math.max(goal ?? 0, ...values.map(({ value }) => value ?? 0)) || 1;
  const scale = (value: number) => (value / max) * (WIDTH - LABELS - 100);
  const height = sites.length * BAR;
  const parts = [text(LABELS - 12, top + height / 2 + 4, label, { anchor: 'end' })];
  for (const [index, { name, value }] of values.entries()) {
    const y = top + index * BAR;
    if (value === undefined) parts.push(text(LABELS + 4, y + 10, 'not measured', { fill: MUTED }));
    else
      parts.push(
        `<rect x="${LABELS}" y="${y}" width="${round(Math.max(1, scale(value)))}" height="${BAR - 2}" rx="2" fill="${COLOURS[name]}"/>`,
        text(LABELS + scale(value) + 6, y + 10, write(value)),
      );
  }
  if (goal !== undefined) {
    const x = round(LABELS + scale(goal));
    parts.push(
      `<line x1="${x}" y1="${top - 3}" x2="${x}" y2="${top + height}" stroke="#1c2033" stroke-dasharray="3 2"/>`,
    );
  }
  return parts;
}
