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

/** Whether the reader's clock is set to a European time zone. Its name, unlike its offsets, takes time to find on phones. */
export function isInEurope(): boolean {
  const year = new Date().getFullYear();
  const offsetIn = (month: number) => -new Date(year, month).getTimezoneOffset();
  if (!maybeInEurope({ january: offsetIn(0), july: offsetIn(6) })) return false;
  return Intl.DateTimeFormat().resolvedOptions().timeZone.toLowerCase().startsWith('europe');
}
