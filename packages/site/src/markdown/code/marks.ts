/** Parses a list of lines such as `2,4-6`; undefined if the text is not such a list. */
export function parseMarks(text: string): ReadonlySet<number> | undefined {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) return undefined;
    const from = Number(match[1]);
    const to = match[2] === undefined ? from : Number(match[2]);
    if (from < 1 || to < from || to - from > 1000) return undefined;
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return lines;
}
