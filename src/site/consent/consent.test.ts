import { describe, expect, test } from 'vitest';
import { maybeInEurope } from './consent';

describe('a clock', () => {
  const zones = Intl.supportedValuesOf('timeZone');

  test.each(zones.filter((zone) => zone.startsWith('Europe/')))('of %s may be in Europe', (zone) => {
    expect(isPossible(zone)).toBe(true);
  });

  test.each(['UTC', 'America/New_York', 'Africa/Abidjan', 'Asia/Tokyo', 'Asia/Kolkata', 'Pacific/Auckland'])(
    'of %s is not in Europe',
    (zone) => {
      expect(isPossible(zone)).toBe(false);
    },
  );
});

function isPossible(timeZone: string): boolean {
  return maybeInEurope(offsetIn(timeZone, 0), offsetIn(timeZone, 6));
}

/** Minutes ahead of UTC in the middle of a month, by what a clock there shows. */
function offsetIn(timeZone: string, month: number): number {
  const moment = new Date(Date.UTC(2026, month, 15, 12));
  const shown = new Date(`${moment.toLocaleString('en-US', { timeZone })} UTC`);
  return (shown.getTime() - moment.getTime()) / 60_000;
}
