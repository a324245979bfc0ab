/** The text of each index, joined. */
export function times(count: number, unit: string | ((index: number) => string), separator = ''): string {
  return Array.from({ length: count }, (_, index) => (typeof unit === 'string' ? unit : unit(index))).join(
    separator,
  );
}

/** An inner text between so many openings and closings. */
export function nested(count: number, open: string, inner: string, close = ''): string {
  return open.repeat(count) + inner + close.repeat(count);
}
