import { describe, expect, it } from 'vitest';
import { nextSigns } from './next-signs';

const TERMS = ['contract', 'constant', 'cost', 'list', 'lists', 'map'];

describe('what a reader may type next', () => {
  it('is first what goes on to the most words, and no letter that goes on to none', () => {
    expect(nextSigns('co', TERMS).slice(0, 2)).toEqual(['n', 's']);
    expect(nextSigns('con', TERMS).slice(0, 2).sort()).toEqual(['s', 't']);
    expect(nextSigns('co', TERMS)).not.toContain('x');
  });

  it('is a space after a whole word', () => {
    expect(nextSigns('map', TERMS)[0]).toBe(' ');
  });

  it('is the first letter of an ending after a term, which has none', () => {
    expect(nextSigns('contract', TERMS)).toEqual(expect.arrayContaining(['s', 'i', 'e']));
  });

  it('is any letter for who has mistyped a word', () => {
    expect(nextSigns('kontrakt', TERMS).join('')).toContain('etaoinsrhldcumfpgwybvkxjqz');
  });

  it('is a point, a dash or a bracket where names, flags and types may go on', () => {
    for (const sign of ['.', '_', '-', '<', ' ']) expect(nextSigns('list', TERMS)).toContain(sign);
    for (const sign of ["'", '(']) expect(nextSigns('', TERMS)).toContain(sign);
  });

  it('is the rest of an arrow, or a space, after a sign of types', () => {
    expect(nextSigns('list<a> =', TERMS).slice(0, 2)).toEqual(['>', ' ']);
    expect(nextSigns('list<a', TERMS)).toContain('>');
  });

  it('looks at the last word alone, in whatever letters', () => {
    expect(nextSigns('a List of CO', TERMS).slice(0, 2)).toEqual(['n', 's']);
    expect(nextSigns('List.', TERMS)[0]).toBe('c');
  });
});
