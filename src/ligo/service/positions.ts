/** Places for people and for other tools: lines and columns instead of offsets. */

/** Lines count from 1; columns count Unicode code points from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Tells the position of offsets in a text. */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: codePoints(text.slice(starts[low] ?? 0, offset)) };
  };
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
