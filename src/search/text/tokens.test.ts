import { describe, expect, it } from 'vitest';
import { fold, termsIn, termsOf, wordsOf } from './tokens';

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
  ])('%s is filed under %j', (word, terms) => {
    expect(termsOf(word)).toEqual(terms);
  });
});

describe('the words of a text', () => {
  it('stand where they stand', () => {
    const text = 'Use `List.map` here.';
    for (const { text: word, start, end } of wordsOf(text)) expect(text.slice(start, end)).toBe(word);
    expect([...wordsOf(text)].map((word) => word.text)).toEqual(['Use', 'List.map', 'here']);
  });

  it('are signs too, where they mean something', () => {
    expect(termsIn('x :: l |> f')).toEqual(['x', '::', 'l', '|>', 'f']);
  });

  it('are no dashes or dots', () => {
    expect(termsIn('wait ... -- end')).toEqual(['wait', 'end']);
  });

  it('are none where there are none', () => {
    expect(termsIn('')).toEqual([]);
    expect(termsIn('  \n\t ')).toEqual([]);
    expect(termsIn('🌮 \ud83c')).toEqual([]);
  });

  it('are not data of endless length', () => {
    expect(termsIn('a'.repeat(500))).toEqual([]);
  });
});

describe('the form in which words are compared', () => {
  it('has no capitals and no accents', () => {
    expect(fold('ÀÉÎ List')).toBe('aei list');
  });
});
