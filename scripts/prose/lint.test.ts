import { describe, expect, it, test } from 'vitest';
import { lintProse } from './lint';
import { MAX_WORDS } from './rules';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('the prose of a page', () => {
  it('has one term for each concept, and is reported with its line', () => {
    expect(lintProse('A list.\n\nCall the entry point.\n')).toEqual([
      { line: 3, message: 'write entrypoint instead of "entry point".' },
    ]);
  });

  test.each(['It simply works.', 'As mentioned above, it fails.', 'Use this in order to win.', 'Done 🎉'])(
    'avoids what says nothing: %s',
    (text) => {
      expect(lintProse(text)).toHaveLength(1);
    },
  );

  test.each([
    ['code in a line', 'Write `entry point` here.'],
    ['code over two lines', 'Write `entry\npoint` here.'],
    ['a fence', '```text\nentry point\n```'],
    ['a longer fence', '````markdown\n```text\nentry point\n```\nentry point\n````'],
    ['an address', 'See [this](../entry-point.md) or https://example.org/look-up.'],
    ['front matter', '---\nkeywords: [entry point, look-up]\n---\nText.'],
    ['a comment', '<!-- shall\nsimply -->'],
  ])('does not include %s', (_name, text) => {
    expect(lintProse(text)).toEqual([]);
  });

  test.each([
    ['front matter', '---\ntitle: A\n---\n\n'],
    ['a fence', 'A.\n\n```text\na\n```\n'],
    ['a box', 'A.\n\n\n:::note\nB.\n:::\n'],
    ['code over two lines', 'Write `a\nb`.\n\nIf `a\nb` holds.\n'],
    ['two syntaxes', ':jsligo[A\nb]:cameligo[c\nd].\n\n'],
    ['a comment', '<!-- a\nb -->\n'],
  ])('has its lines after %s', (_name, before) => {
    const [problem] = lintProse(`${before}It shall work.`);
    expect(problem?.line).toBe(before.split('\n').length);
  });
});

describe('a sentence', () => {
  it('is not too long, and is reported where it begins', () => {
    expect(lintProse(`Short.\n${words(MAX_WORDS)}\nmore.`)).toEqual([
      { line: 2, message: `this sentence has ${MAX_WORDS + 1} words: split it, ${MAX_WORDS} are the most.` },
    ]);
  });

  test.each([
    ['a full stop', `${words(MAX_WORDS)}. ${words(MAX_WORDS)}`],
    ['a full stop in brackets', `(${words(MAX_WORDS)}.) ${words(MAX_WORDS)}`],
    ['an empty line', `${words(MAX_WORDS)}\n\n${words(MAX_WORDS)}`],
    ['the next item of a list', `- ${words(MAX_WORDS)}\n- ${words(MAX_WORDS)}`],
    ['the row of a table', `| ${words(MAX_WORDS)} |\n| ${words(MAX_WORDS)} |`],
  ])('ends at %s', (_name, text) => {
    expect(lintProse(text)).toEqual([]);
  });

  it('counts code as one word, and one of two syntaxes', () => {
    const text = `${words(MAX_WORDS - 2)} \`a b c\` :jsligo[one]:cameligo[${words(MAX_WORDS)}].`;
    expect(lintProse(text)).toEqual([]);
  });
});
