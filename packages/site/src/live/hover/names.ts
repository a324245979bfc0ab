/** Finds names in a sample: by offset, and by arrow keys. */
import type { ShownName } from '../../model/hover';
import { lineAt } from '../../model/text-place';

/** The index of the name that is at an offset or ends there, or -1. */
export function nameAt(names: readonly ShownName[], offset: number): number {
  return names.findIndex(({ from, word }) => from <= offset && offset <= from + word.length);
}

/** The index of the name to which a key moves, from the current one if any. */
export function nextName(
  names: readonly ShownName[],
  text: string,
  current: number | undefined,
  key: string,
): number | undefined {
  const last = names.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (!step) return undefined;
  if (current === undefined) return step > 0 ? 0 : last;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return Math.max(0, Math.min(current + step, last));
  return nearestInLine(names, text, current, step);
}

/** The name closest to the current column, in the next line above or below that has names. */
function nearestInLine(names: readonly ShownName[], text: string, current: number, step: number): number {
  const places = names.map(({ from }) => ({
    line: lineAt(text, from),
    column: from - (text.lastIndexOf('\n', from - 1) + 1),
  }));
  const here = places[current] ?? { line: 1, column: 0 };
  const distance = (place: typeof here) =>
    Math.abs(place.line - here.line) * 10_000 + Math.abs(place.column - here.column);
  const [nearest] = places
    .filter(({ line }) => (line - here.line) * step > 0)
    .sort((a, b) => distance(a) - distance(b));
  return nearest ? places.indexOf(nearest) : current;
}
