export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The line diff of two texts, by the longest common subsequence. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  /** The length of the longest common subsequence from lines i and j on. */
  const common = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  const lengths: number[][] = old.map(() => []);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = next.length - 1; j >= 0; j--) {
      const row = lengths[i] ?? [];
      row[j] = old[i] === next[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
    }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    const [was, is] = [old[i], next[j]];
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was });
      i++;
      j++;
    } else if (was !== undefined && (is === undefined || common(i + 1, j) >= common(i, j + 1))) {
      lines.push({ kind: 'removed', text: was });
      i++;
    } else {
      lines.push({ kind: 'added', text: is ?? '' });
      j++;
    }
  }
  return lines;
}
