/** The page that the playground links to, and the document for developers, give the limits as they are. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Budget } from '../src/syntax/budget';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const { text, repeated, depth, patterns, type, steps, problems } = new Budget().limits;

describe.each([
  ['content/docs/testing/in-the-browser.md', [text, repeated, depth, patterns, type]],
  ['docs/limits.md', [text, repeated, depth, patterns, type, steps, problems]],
])('%s', (path, limits) => {
  const rows = read(path)
    .split('\n')
    .filter((line) => line.startsWith('|'));

  test.each(limits.map((limit) => limit.toLocaleString('en')))('has a row with %s', (limit) => {
    expect(rows.filter((row) => row.includes(` ${limit}`))).not.toEqual([]);
  });
});
