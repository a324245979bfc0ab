/** The figures side by side: one group of bars per row, each row with a scale of its own. */
import { COLOURS, legend, round, svg, text } from './svg.mjs';

const WIDTH = 830;
const LABELS = 320;
const BAR = 13;
const GROUP_GAP = 16;
const TOP = 70;

export function barChart(title, rows, results, sites) {
  const shown = rows.filter(({ read }) => sites.some(({ name }) => read(results, name) !== undefined));
  const groupHeight = sites.length * BAR + GROUP_GAP;
  const parts = [text(20, 28, title, { weight: 600 }), ...legend(sites, 20, 52)];
  shown.forEach((row, index) => {
    parts.push(...group(row, results, sites, TOP + index * groupHeight));
  });
  return svg(title, { width: WIDTH, height: TOP + shown.length * groupHeight + 10 }, parts);
}

function group({ label, read, write, goal }, results, sites, top) {
  const values = sites.map(({ name }) => read(results, name));
  const most = Math.max(goal ?? 0, ...values.filter((value) => value !== undefined)) || 1;
  const scale = (value) => (value / most) * (WIDTH - LABELS - 100);
  const height = sites.length * BAR;
  const parts = [text(LABELS - 12, top + height / 2 + 4, label, { anchor: 'end' })];
  sites.forEach(({ name }, index) => {
    const value = values[index];
    const y = top + index * BAR;
    if (value === undefined) {
      parts.push(text(LABELS + 4, y + 10, 'not measured', { fill: '#6b7085' }));
      return;
    }
    parts.push(
      `<rect x="${LABELS}" y="${y}" width="${round(Math.max(1, scale(value)))}" height="${BAR - 2}" rx="2" fill="${COLOURS[name]}"/>`,
      text(LABELS + scale(value) + 6, y + 10, write(value)),
    );
  });
  if (goal !== undefined) {
    const x = round(LABELS + scale(goal));
    parts.push(
      `<line x1="${x}" y1="${top - 3}" x2="${x}" y2="${top + height}" stroke="#1c2033" stroke-dasharray="3 2"/>`,
    );
  }
  return parts;
}
