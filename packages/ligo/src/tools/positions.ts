/** Positions for people and other tools: lines and columns instead of offsets. */

/** Lines are 1-based; columns are 0-based and count Unicode code points. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Converts offsets in a text to positions, with an index that is made once. */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const pairs = Array.from(text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g), ({ index }) => index);
  return (offset) => {
    const line = countUpTo(starts, offset);
    const start = starts[line - 1] ?? 0;
    // A pair of surrogates is one code point.
    const inLine = countUpTo(pairs, offset - 2) - countUpTo(pairs, start - 1);
    return { line, column: offset - start - Math.max(0, inLine) };
  };
}

/** How many of these sorted numbers are not greater than the last one. */
function countUpTo(sorted: readonly number[], last: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= last) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A position as error messages name it: `lib.jsligo:3:7`, with a 1-based column. */
export function printPosition({ path, text }: { path: string; text: string }, offset: number): string {
  const { line, column } = positionsIn(text)(offset);
  return `${path}:${line}:${column + 1}`;
}
