import { describe, expect, it } from 'vitest';
import { fold, indexTerms, termsOf, wordsOf } from './tokens';

describe('the terms of a word', () => {
  it.each([
    ['lists', ['list']],
    ['Tezos.get_now', ['tezo', 'getnow', 'get', 'now']],
    ['@entry', ['@entry', 'entry']],
    ['#import', ['#import', 'import']],
    ['--michelson-format', ['--michelson-format', 'michelsonformat', 'michelson', 'format']],
    ['dry-run', ['dryrun', 'dry', 'run']],
    ['0xdeadbeef', ['0x']],
    ['1.6.0', ['1.6.0']],
    ['contract’s', ['contract']],
    ['42', []],
    ['3n', []],
    ['5tez', []],
    ['Élan', ['elan']],
  ])('%s is indexed as %j', (word, terms) => {
    expect(termsOf(word)).toEqual(terms);
  });
});

describe('the words of a text', () => {
  it('have positions', () => {
    const text = 'Use `List.map` here.';
    for (const { text: word, start, end } of wordsOf(text)) expect(text.slice(start, end)).toBe(word);
    expect([...wordsOf(text)].map((word) => word.text)).toEqual(['Use', 'List.map', 'here']);
  });

  it('include operators', () => {
    expect(indexTerms('x :: l |> f')).toEqual(['::', '|>']);
  });

  it('do not include dashes and dots', () => {
    expect(indexTerms('wait ... -- end')).toEqual(['wait', 'end']);
  });

  it('are empty for a text without letters', () => {
    expect(indexTerms('')).toEqual([]);
    expect(indexTerms('  \n\t ')).toEqual([]);
    expect(indexTerms('🌮 \ud83c')).toEqual([]);
  });

  it('are indexed once, without stop words', () => {
    expect(indexTerms('How to map the maps')).toEqual(['map']);
    expect(indexTerms('Does it have values, because there are some where?')).toEqual(['valu']);
  });

  it('do not include stop words in contractions and in compounds', () => {
    expect(indexTerms("Don’t ask what's new if it doesn't")).toEqual(['ask', 'new']);
    expect(indexTerms('out-of-memory')).toEqual(['outofmemory', 'memory']);
    expect(indexTerms('is_nat Tezos.get_now')).toEqual(['isnat', 'nat', 'tezo', 'getnow', 'now']);
  });

  it('do not include data', () => {
    expect(indexTerms('a'.repeat(500))).toEqual([]);
  });
});

describe('folding a word', () => {
  it('removes capitals and accents', () => {
    expect(fold('ÀÉÎ List')).toBe('aei list');
  });
});
