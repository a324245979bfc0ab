import { describe, expect, it } from 'vitest';
import { stem } from './stem';

describe('the stem of a word', () => {
  it.each([
    ['map', 'maps', 'mapping', 'mapped'],
    ['loop', 'loops', 'looping'],
    ['deploy', 'deploys', 'deploying', 'deployed', 'deployment'],
    ['compile', 'compiles', 'compiling', 'compiled', 'compilation'],
    ['originate', 'originated', 'origination', 'originating'],
    ['declare', 'declaring', 'declaration', 'declarations'],
    ['match', 'matches', 'matching'],
    ['entry', 'entries'],
    ['add', 'adding', 'added', 'adds'],
    ['store', 'storing', 'stores'],
    ['address', 'addresses'],
    ['create', 'creation', 'creating'],
    ['optimise', 'optimize', 'optimising', 'optimization', 'optimisation', 'optimized'],
  ])('is shared by %s and its forms', (word, ...forms) => {
    for (const form of forms) expect(stem(form)).toBe(stem(word));
  });

  it.each([
    ['operator', 'operation'],
    ['option', 'optimisation'],
    ['string', 'strong'],
    ['sender', 'send'],
    ['contract', 'constant'],
    ['prise', 'prize'],
    // A misspelt mutation, and a keyword.
    ['muttation', 'mut'],
    ['list', 'listing'.slice(0, 3)],
  ])('keeps %s and %s apart', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });

  it.each(['tez', 'is', 'sha256', 'string', 'this', 'bls12', ''])('leaves %j alone', (word) => {
    expect(stem(word)).toBe(word);
  });
});
