/** Tables of Markdown from rows and results. */
import { isReached, ratioOf } from './rows.mjs';

export function comparison(rows, results, sites) {
  const peers = sites.filter(({ name }) => name !== 'ours').map(({ name }) => name);
  return table(
    ['', ...sites.map(({ label }) => label), 'goal', 'ours to best peer'],
    rows.map((row) => [
      row.label,
      ...sites.map(({ name }) => cell(row, results, name)),
      goalCell(row, results),
      row.hasRatio ? (ratioOf(row, results, peers)?.toFixed(2) ?? '') : '',
    ]),
  );
}

/** A build that failed says why in its place. */
function cell({ id, read, write }, results, site) {
  const value = read(results, site);
  if (value !== undefined) return write(value);
  const kind = { cold: 'cold', warm: 'warm' }[id];
  return (kind && results[`build-${kind}-${site}`]?.failed) ?? '–';
}

function goalCell(row, results) {
  if (row.goal === undefined) return '';
  const reached = isReached(row, results);
  const mark = reached === undefined ? '' : reached ? ' ✓' : ' ✗';
  return row.write(row.goal) + mark;
}

export function growthTable(row, results, sites, sizes) {
  return table(
    [row.label, ...sizes.map((size) => size.toLocaleString('en'))],
    sites.map(({ name, label }) => [
      label,
      ...sizes.map((size) => {
        const result = results[`growth-${name}-${size}`];
        if (result?.failed) return result.failed;
        const value = result?.[row.field];
        return value === undefined ? '–' : row.write(value);
      }),
    ]),
  );
}

export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}
