import type { PhrasingContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it, test } from 'vitest';
import { parseMarkdown } from '../parse';
import { quickWords } from './quick-words';

function wordsOf(markdown: string): PhrasingContent[] {
  const [first] = parseMarkdown(markdown).children;
  if (first?.type !== 'paragraph') throw new Error('This is no paragraph.');
  return first.children;
}

describe('the quick way to write words', () => {
  test.each([
    'Plain words, with a comma; and more: yes (really).',
    'A price of 10, a 50% share and an e-mail.',
    'Two lines\nof one paragraph.',
    'Some `code` and [a link](https://example.org/a?b=c#d).',
    'A [`code`](https://example.org) link!',
  ])('writes what the general way writes: %j', (markdown) => {
    const words = wordsOf(markdown);
    expect(quickWords(words)).toBe(toMarkdown({ type: 'paragraph', children: words }).trimEnd());
  });

  test.each([
    'a \\* star',
    'snake\\_case',
    'a \\[bracket]',
    'less \\< more',
    'line one\n\\- line two',
    'line one\n\\# line two',
    'line one\n2\\. line two',
    '``code with ` tick``',
    '*emphasis*',
    'wow\\![link](https://example.org)',
  ])('leaves to the general way what needs care: %j', (markdown) => {
    expect(quickWords(wordsOf(markdown))).toBeUndefined();
  });

  it('writes nothing for nothing', () => {
    expect(quickWords([])).toBe('');
  });
});
