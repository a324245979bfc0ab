import { describe, expect, it } from 'vitest';
import { nextSigns } from './next-signs';

const TERMS = ['contract', 'constant', 'cost', 'list', 'lists', 'map'];

describe('what a reader may type next', () => {
  it('is first what goes on to the most words', () => {
    expect(nextSigns('co', TERMS).slice(0, 2)).toEqual(['n', 's']);
    expect(nextSigns('con', TERMS).slice(0, 2).sort()).toEqual(['s', 't']);
  });

  it('is a space after a whole word', () => {
    expect(nextSigns('map', TERMS)[0]).toBe(' ');
  });

  it('is the rest of an arrow, or a space, after a sign of types', () => {
    expect(nextSigns('list<a> =', TERMS).slice(0, 2)).toEqual(['>', ' ']);
  });

  it('looks at the last word alone, in whatever letters', () => {
    expect(nextSigns('a List of CO', TERMS).slice(0, 2)).toEqual(['n', 's']);
    expect(nextSigns('List.', TERMS)[0]).toBe('c');
  });

  it('holds every other letter too, for who mistypes, and the signs of names and types', () => {
    for (const text of ['', 'contrakt', 'list<a> =', '--', '🙂'])
      expect([...nextSigns(text, TERMS)].sort().join('')).toBe(" '(,-.<=>_abcdefghijklmnopqrstuvwxyz");
  });
});
