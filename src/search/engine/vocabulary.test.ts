import { describe, expect, it } from 'vitest';
import { editDistance, vocabularyOf } from './vocabulary';

const vocabulary = vocabularyOf([
  'contract',
  'contrast',
  'entrypoint',
  'list',
  'map',
  'record',
  'timelock',
  'timestamp',
]);
const words = (candidates: readonly { term: number }[]) =>
  candidates.map(({ term }) => vocabulary.terms[term]);

describe('a vocabulary', () => {
  it('knows its terms', () => {
    expect(vocabulary.numberOf('map')).toBe(4);
    expect(vocabulary.numberOf('maps')).toBe(-1);
    expect(vocabulary.numberOf('constructor')).toBe(-1);
  });

  it('finds terms by their start, the shortest first', () => {
    expect(words(vocabulary.startingWith('time', 5))).toEqual(['timelock', 'timestamp']);
    expect(vocabulary.startingWith('x', 5)).toEqual([]);
    expect(vocabulary.startingWith('zzz', 5)).toEqual([]);
  });

  it.each([
    ['reccord', 'record'],
    ['lits', 'list'],
    ['timstamp', 'timestamp'],
    ['entypiont', 'entrypoint'],
    ['contrakt', 'contract'],
  ])('takes %s for %s', (wrong, right) => {
    expect(words(vocabulary.near(wrong, 1))).toEqual([right]);
  });

  it.each(['ma', 'mop', 'xyzzy', '', '🌮🌮🌮🌮'])('does not guess at %j', (word) => {
    expect(vocabulary.near(word, 5)).toEqual([]);
  });
});

describe('the number of mistakes', () => {
  it.each([
    ['list', 'list', 0],
    ['lsit', 'list', 1],
    ['lst', 'list', 1],
    ['lists', 'list', 1],
    ['maps', 'list', 4],
    ['', 'ab', 2],
  ])('between %s and %s is %i', (a, b, mistakes) => {
    expect(editDistance(a, b, 4)).toBe(mistakes);
  });

  it('is not counted beyond what matters', () => {
    expect(editDistance('abcdefgh', 'stuvwxyz', 2)).toBe(3);
  });
});
