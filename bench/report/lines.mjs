/** How figures grow with the number of pages: one panel per row, the number of pages in steps of equal factors. */
import { COLOURS, legend, round, svg, text } from './svg.mjs';

const PANEL = { width: 330, height: 230, left: 64, top: 96, gap: 20 };

export function lineChart(title, rows, results, sites, sizes) {
  const parts = [text(20, 28, title, { weight: 600 }), ...legend(sites, 20, 52)];
  rows.forEach((row, index) => {
    parts.push(...panel(row, results, sites, sizes, index * (PANEL.width + PANEL.gap)));
  });
  const width = rows.length * (PANEL.width + PANEL.gap) + 20;
  return svg(title, { width, height: PANEL.top + PANEL.height + 60 }, parts);
}

function panel({ label, field, write }, results, sites, sizes, offset) {
  const valueAt = (name, size) => {
    const result = results[`growth-${name}-${size}`];
    return result?.failed ? undefined : result?.[field];
  };
  const all = sites.flatMap(({ name }) => sizes.map((size) => valueAt(name, size) ?? 0));
  const most = Math.max(...all) || 1;
  const left = offset + PANEL.left;
  const inner = PANEL.width - PANEL.left;
  const bottom = PANEL.top + PANEL.height;
  const first = Math.log(sizes[0]);
  const last = Math.log(sizes.at(-1));
  const x = (size) => round(left + ((Math.log(size) - first) / (last - first || 1)) * inner);
  const y = (value) => round(bottom - (value / most) * PANEL.height);
  const parts = [text(left, PANEL.top - 12, label, { weight: 600 })];
  for (const share of [0, 0.5, 1]) {
    parts.push(
      `<line x1="${left}" y1="${y(most * share)}" x2="${left + inner}" y2="${y(most * share)}" stroke="#d8dbe6"/>`,
      text(left - 6, y(most * share) + 4, write(most * share), { anchor: 'end', fill: '#6b7085' }),
    );
  }
  for (const size of sizes)
    parts.push(text(x(size), bottom + 18, size.toLocaleString('en'), { anchor: 'middle', fill: '#6b7085' }));
  for (const { name } of sites) {
    const points = sizes.flatMap((size) => {
      const value = valueAt(name, size);
      return value === undefined ? [] : [[x(size), y(value)]];
    });
    parts.push(
      `<polyline points="${points.map((point) => point.join(',')).join(' ')}" fill="none" stroke="${COLOURS[name]}" stroke-width="2"/>`,
      ...points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${COLOURS[name]}"/>`),
    );
  }
  return parts;
}
