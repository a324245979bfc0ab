/** The part of the Temporal interface that is used here. Older browsers do not have it. */
interface Clock {
  readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
}

/** How many minutes a clock is ahead of UTC in two months of the year, in one of which it may be on summer time. */
export interface Offsets {
  readonly january: number;
  readonly july: number;
}

const HOUR = 60;

/** Clocks in Europe are ahead of UTC, in summer at least, and by no more than four hours. */
export function maybeInEurope({ january, july }: Offsets): boolean {
  return january >= 0 && january <= 4 * HOUR && july > 0;
}

/** The reader's own. They are known at once, while the name of the time zone takes time or memory to be found. */
export function readerOffsets(): Offsets {
  const year = new Date().getFullYear();
  const offsetIn = (month: number) => -new Date(year, month).getTimezoneOffset();
  return { january: offsetIn(0), july: offsetIn(6) };
}

/** The name of the reader's time zone. A formatter of dates knows it too, but takes 100 ms to be made on a slow phone. */
export function readerTimeZone({ Temporal }: Clock = globalThis as Clock): string {
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
