import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { listener } from '../../../../tests/helpers/listener';
import { readFrontMatter } from './front-matter';

function read(text: string) {
  const { report, messages } = listener();
  const split = readFrontMatter({ file: 'a.md', text }, z.strictObject({ title: z.string() }), report);
  return { split, messages };
}

describe('front matter', () => {
  it('is separated from the text after it', () => {
    const { split, messages } = read('---\ntitle: Lists\n---\nText.\n');
    expect(messages).toEqual([]);
    expect(split?.fields).toEqual({ title: 'Lists' });
    expect(split?.body.trim()).toBe('Text.');
  });

  it('may have Windows line endings', () => {
    const { split } = read('---\r\ntitle: Lists\r\n---\r\nText.\r\n');
    expect(split?.fields.title).toBe('Lists');
  });

  it('preserves the line numbers of the text', () => {
    const { split } = read('---\ntitle: Lists\n---\n\nFifth line.\n');
    expect(split?.body.split('\n')[4]).toBe('Fifth line.');
  });

  it('ends at the first closing line, so the text may contain a thematic break', () => {
    const { split } = read('---\ntitle: Lists\n---\nOne.\n\n---\n\nTwo.\n');
    expect(split?.body).toContain('One.\n\n---\n\nTwo.');
  });

  test.each([
    ['is missing', 'Text.\n'],
    ['is not closed', '---\ntitle: Lists\n'],
  ])('that %s is reported', (_name, text) => {
    expect(read(text)).toEqual({
      split: undefined,
      messages: ['a.md:1: The page has no front matter: start it with ---, title, description and ---.'],
    });
  });

  it('with an invalid field is reported at its line', () => {
    const { split, messages } = read('---\n# A page.\ntitle: 3\n---\nText.\n');
    expect(split).toBeUndefined();
    expect(messages).toEqual(["a.md:3: 'title' must be a string, not a number: put it in quotes."]);
  });
});
