import { describe, expect, it, test } from 'vitest';
import { exceededLimits } from './limits';

const messagesFor = (text: string) =>
  exceededLimits('a.md', text).map(({ line, message }) => `${line}: ${message}`);
const DEEP = /nested more than 40 deep here: write them flatter/;
const OPEN = /Brackets are nested or left open more than 40 deep/;

describe('the limits of a text', () => {
  test.each([
    ['20,000 quotes', `Text.\n\n${'>'.repeat(20_000)} a`, /^3: A paragraph of 20002 characters/],
    ['100 quotes', `Text.\n\n${'>'.repeat(100)} a`, DEEP],
    ['100 quotes with spaces', `${'> '.repeat(100)}a`, DEEP],
    ['100 lists in one line', `${'- '.repeat(100)}a`, DEEP],
    ['100 numbered lists', `${'1. '.repeat(100)}a`, DEEP],
    ['lists in quotes', `${'> - '.repeat(60)}a`, DEEP],
    [
      'lists that go ever deeper',
      Array.from({ length: 300 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
      DEEP,
    ],
    ['100 colons', `${':'.repeat(100)}note`, DEEP],
    ['100 brackets', '['.repeat(100), OPEN],
    ['brackets that are closed at the end', '['.repeat(100) + ']'.repeat(100), OPEN],
    ['links that are not closed', '[a]('.repeat(100), OPEN],
    ['attributes that are not closed', ':a{'.repeat(100), OPEN],
    ['a long paragraph', 'word '.repeat(5000), /characters is longer than 10000: split it/],
    [
      'a long paragraph of many lines',
      'word word word word word word word word word\n'.repeat(280),
      /longer than 10000/,
    ],
    ['many lines without an empty one', 'a\n=\n'.repeat(4000), /More than 300 lines/],
    [
      'many kinds of backticks',
      Array.from({ length: 60 }, (_, n) => '`'.repeat(n + 1)).join(' '),
      /runs of backticks/,
    ],
    ['a large page', 'Text.\n\n'.repeat(50_000), /^1: The page has 350000 characters/],
  ])('are exceeded by %s', (_, text, message) => {
    expect(messagesFor(text)).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    [
      'code of any shape',
      `\`\`\`text\n${'['.repeat(5000)}\n${' '.repeat(500)}a\n${'> '.repeat(100)}\n\`\`\`\nText.`,
    ],
    ['a fence in a fence', `\`\`\`\`text\n\`\`\`\n${'['.repeat(500)}\n\`\`\`\`\nText.`],
    ['many short paragraphs', 'A sentence with [a link](b.md) in it.\n\n'.repeat(5000)],
    ['a table', `| a | b |\n|---|---|\n${'| [a](b.md) | `c` |\n'.repeat(200)}`],
  ])('are not exceeded by %s', (_, text) => {
    expect(messagesFor(text)).toEqual([]);
  });

  it('take no time themselves', () => {
    const start = performance.now();
    for (const part of ['>', '- ', '[', '1. ', '`', 'a\n']) exceededLimits('a.md', part.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
