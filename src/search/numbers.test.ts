import { describe, expect, it } from 'vitest';
import { numberReader, writeNumber } from './numbers';

describe('numbers as text', () => {
  it.each([0, 1, 77, 78, 79, 170, 1379, 1380, 1381, 9000, 500_000])('%i comes back', (value) => {
    expect(numberReader(writeNumber(value)).next()).toBe(value);
  });

  it('reads one after the other', () => {
    const values = [5, 100, 0, 2000, 77, 1379, 3];
    const reader = numberReader(values.map(writeNumber).join(''));
    const back: number[] = [];
    while (!reader.done()) back.push(reader.next());
    expect(back).toEqual(values);
  });

  it('needs no escape in JSON', () => {
    const text = Array.from({ length: 3000 }, (_, i) => writeNumber(i)).join('');
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });

  it('refuses what is too large', () => {
    expect(() => writeNumber(10_000_000)).toThrow('too large');
  });
});
