/** Clocks in Europe are ahead of UTC, in summer at least, and by no more than four hours. Offsets are in minutes. */
export function maybeInEurope(january: number, july: number): boolean {
  return january >= 0 && january <= 4 * 60 && july > 0;
}

/** Whether the reader's clock is set to a European time zone. Its name, unlike its offsets, takes time to find on phones. */
export function isInEurope(): boolean {
  const year = new Date().getFullYear();
  const offsetIn = (month: number) => -new Date(year, month).getTimezoneOffset();
  if (!maybeInEurope(offsetIn(0), offsetIn(6))) return false;
  return Intl.DateTimeFormat().resolvedOptions().timeZone.toLowerCase().startsWith('europe');
}
