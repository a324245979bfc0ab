/** The median of several measurements, or undefined if there are none. */
export function median(numbers: readonly number[] = []): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[middle - 1], sorted[middle]];
  if (above === undefined) return undefined;
  return sorted.length % 2 === 1 || below === undefined ? above : (below + above) / 2;
}
