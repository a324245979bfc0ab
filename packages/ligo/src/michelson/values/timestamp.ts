/** Timestamps as text: RFC 3339 dates, or seconds for dates outside the years 0 to 9999. */

const DATE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/** The first second of the year 0, and of the year 10000. */
const FIRST = -62_167_219_200n;
const END = 253_402_300_800n;

/** Seconds since 1970; undefined if the text is no timestamp. */
export function parseTimestamp(text: string): bigint | undefined {
  if (/^-?\d+$/.test(text)) return BigInt(text);
  const time = DATE.test(text) ? Date.parse(text.toUpperCase().replace(' ', 'T')) : Number.NaN;
  return Number.isNaN(time) ? undefined : BigInt(Math.floor(time / 1000));
}

export function printTimestamp(seconds: bigint): string {
  if (seconds < FIRST || seconds >= END) return String(seconds);
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}
