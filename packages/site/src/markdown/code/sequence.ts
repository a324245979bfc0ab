/** Draws calls between accounts and contracts: a lane for each, and an arrow for each operation, in their order. */
import type { Story, StoryStep } from '@ligo-docs/ligo';
import { escapeHtml } from '../../model/html';
import { tez } from './story-text';

const LANE = 190;
const HEAD = 34;
const ROW = 46;
const MARGIN = 12;
const MAX_LABEL = 25;

export function sequenceSvg({ actors, steps }: Story): string {
  const width = LANE * actors.length;
  const height = HEAD + MARGIN + ROW * steps.length + MARGIN;
  const middle = (lane: number) => lane * LANE + LANE / 2;
  const lanes = actors.map(({ name, isContract }, lane) => {
    const box = `x="${middle(lane) - 70}" y="1" width="140" height="${HEAD - 2}" rx="${isContract ? 4 : 16}"`;
    return (
      `<line class="d-line" x1="${middle(lane)}" y1="${HEAD}" x2="${middle(lane)}" y2="${height}"/>` +
      `<rect class="${isContract ? 'd-accent' : 'd-box'}" ${box}/>` +
      `<text class="d-text" x="${middle(lane)}" y="22" text-anchor="middle" font-size="14">${escapeHtml(short(name, 16))}</text>`
    );
  });
  const arrows = steps.map((step, index) => {
    const y = HEAD + MARGIN + ROW * index + 30;
    return `<g data-step="${index + 1}">${arrow(step, middle(step.from), middle(step.to), y)}</g>`;
  });
  const label = `${steps.length} steps between ${actors.map(({ name }) => name).join(', ')}; the list below describes them.`;
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(label)}">${lanes.join('')}${arrows.join('')}</svg>`;
}

function arrow(step: StoryStep, from: number, to: number, y: number): string {
  const { what, amount, failure, isUndone } = step;
  const paid = amount > 0n ? tez(amount) : '';
  const words = [step.kind === 'delegation' ? 'delegate' : what, paid].filter(Boolean).join(', ');
  const line = isUndone ? 'd-line trace-undone' : 'd-line';
  const label = escapeHtml(short(words, MAX_LABEL));
  if (from === to) {
    return (
      `<path class="${line}" d="M${from} ${y - 10}h26v14h-20"/>` +
      head(from + 6, y + 4, -1) +
      `<text class="d-code" x="${from + 32}" y="${y + 2}" font-size="12">${label}</text>`
    );
  }
  const side = to > from ? 1 : -1;
  const tip = to - side * 2;
  const cross = failure === undefined ? '' : crossAt(to - side * 14, y);
  return (
    `<line class="${line}" x1="${from}" y1="${y}" x2="${tip - side * 6}" y2="${y}"/>` +
    head(tip, y, side) +
    cross +
    `<text class="d-code" x="${(from + to) / 2}" y="${y - 8}" text-anchor="middle" font-size="12">${label}</text>`
  );
}

function head(x: number, y: number, side: number): string {
  return `<path class="d-head" d="M${x} ${y}l${-8 * side} -4v8z"/>`;
}

function crossAt(x: number, y: number): string {
  return `<path class="trace-fails" d="M${x - 6} ${y - 6}l12 12m0 -12l-12 12"/>`;
}

function short(words: string, max: number): string {
  const line = words.replace(/\s+/g, ' ');
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
}
