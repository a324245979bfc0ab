/** Positions for people and other tools: lines and columns instead of offsets. */

/** Lines are 1-based; columns are 0-based and count Unicode code points. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Converts offsets in a text to positions. */
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

/** A position as error messages name it: `lib.jsligo:3:7`, with a 1-based column. */
export function printPosition({ path, text }: { path: string; text: string }, offset: number): string {
  const { line, column } = positionsIn(text)(offset);
  return `${path}:${line}:${column + 1}`;
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
