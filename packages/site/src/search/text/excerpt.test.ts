import { describe, expect, it } from 'vitest';
import { excerptOf } from './marker';

const isFound =
  (...terms: string[]) =>
  (term: string) =>
    terms.includes(term);
const plain = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('');
const filler = 'There is nothing of note in this part of the text. '.repeat(10);

describe('an excerpt', () => {
  it('shows the place with the most found words', () => {
    const text = `${filler}One needle. ${filler}A needle in a haystack is found here. ${filler}`;
    const excerpt = plain(excerptOf(text, isFound('needl', 'haystack')));
    expect(excerpt).toContain('needle in a haystack');
    expect(excerpt.startsWith('… ')).toBe(true);
    expect(excerpt.endsWith(' …')).toBe(true);
    expect(excerpt.length).toBeLessThan(190);
  });

  it('starts at the beginning if nothing was found', () => {
    expect(plain(excerptOf(filler, isFound('needl')))).toMatch(/^There is nothing of note/);
  });

  it('is the whole text if that is short', () => {
    expect(excerptOf('A needle.', isFound('needl'))).toEqual([
      { text: 'A ', found: false },
      { text: 'needle', found: true },
      { text: '.', found: false },
    ]);
  });

  it('cuts text without spaces anywhere', () => {
    expect(plain(excerptOf('x'.repeat(1000), isFound('needl'))).length).toBeLessThan(190);
    expect(excerptOf('', isFound('a'))).toEqual([]);
  });
});
