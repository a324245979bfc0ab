import { expect, it } from 'vitest';
import { readerTimeZone } from './time-zone';

it('the time zone is the one that the clock names', () => {
  expect(readerTimeZone({ Temporal: { Now: { timeZoneId: () => 'Europe/Paris' } } })).toBe('Europe/Paris');
});

it('browsers without Temporal name it by way of a formatter', () => {
  expect(readerTimeZone({})).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
