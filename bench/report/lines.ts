/** Line charts of figures by number of pages: one panel per row, with a logarithmic x axis. */
import { readResult } from '../results';
import type { SiteName } from '../sites';
import type { GrowthRow } from './rows';
import { COLOURS, legend, MUTED, round, svg, text } from './svg';
import type { LabelledSite } from './tables';

const PANEL = { width: 330, height: 230, left: 64, top: 96, gap: 20 };

export function lineChart(
  title: string,
  rows: readonly GrowthRow[],
  sites: readonly LabelledSite[],
  sizes: readonly number[],
): string {
  const width = rows.length * (PANEL.width + PANEL.gap) + 20;
  return svg(title, { width, height: PANEL.top + PANEL.height + 60 }, [
    text(20, 28, title, { weight: 600 }),
    ...legend(sites, 20, 52),
    ...rows.flatMap((row, index) => panel(row, sites, sizes, index * (PANEL.width + PANEL.gap))),
  ]);
}

function panel(
  { label, field, write }: GrowthRow,
  sites: readonly LabelledSite[],
  sizes: readonly number[],
  offset: number,
): string[] {
  const valueAt = (name: SiteName, size: number) => {
    const result = readResult(`growth-${size}`, name);
    return result?.failed ? undefined : result?.[field];
  };
  const all = sites.flatMap(({ name }) => sizes.map((size) => valueAt(name, size) ?? 0));
  const max = Math.max(...all) || 1;
  const left = offset + PANEL.left;
  const inner = PANEL.width - PANEL.left;
  const bottom = PANEL.top + PANEL.height;
  const [first, last] = [Math.log(sizes[0] ?? 1), Math.log(sizes.at(-1) ?? 1)];
  const x = (size: number) => round(left + ((Math.log(size) - first) / (last - first || 1)) * inner);
  const y = (value: number) => round(bottom - (value / max) * PANEL.height);
  const grid = [0, 0.5, 1].flatMap((share) => [
    `<line x1="${left}" y1="${y(max * share)}" x2="${left + inner}" y2="${y(max * share)}" stroke="#d8dbe6"/>`,
    text(left - 6, y(max * share) + 4, write(max * share), { anchor: 'end', fill: MUTED }),
  ]);
  const ticks = sizes.map((size) =>
    text(x(size), bottom + 18, size.toLocaleString('en'), { anchor: 'middle', fill: MUTED }),
  );
  const curves = sites.flatMap(({ name }) => {
    const points = sizes.flatMap((size) => {
      const value = valueAt(name, size);
      return value === undefined ? [] : [{ x: x(size), y: y(value) }];
    });
    const path = points.map((point) => `${point.x},${point.y}`).join(' ');
    return [
      `<polyline points="${path}" fill="none" stroke="${COLOURS[name]}" stroke-width="2"/>`,
      ...points.map((point) => `<circle cx="${point.x}" cy="${point.y}" r="3" fill="${COLOURS[name]}"/>`),
    ];
  });
  return [text(left, PANEL.top - 12, label, { weight: 600 }), ...grid, ...ticks, ...curves];
}
