import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/parse';
import { compileTexts } from './compile-texts';
import type { TextSource } from './content';

const library = { entries: [], symbols: new Map(), commands: new Map() };
const options = { library, versions: ['next'] };
const FILES = ['a.md', 'b.md', 'c.md'];

/** A text for each file. Records the files that are compiled. */
function jobsFor(compiled: string[] = []): TextSource[] {
  return FILES.map((file) => ({
    file,
    title: file,
    source: file,
    versions: ['next'],
    tree: () => {
      compiled.push(file);
      return parseMarkdown(`Text of ${file}.`);
    },
  }));
}

describe('compileTexts', () => {
  it('compiles each text once', async () => {
    const compiled: string[] = [];
    const texts = await compileTexts(jobsFor(compiled), options);
    expect([...texts.keys()]).toEqual(FILES);
    expect(compiled).toEqual(FILES);
    expect([...texts.values()].map(({ variants }) => variants[0]?.article.words)).toEqual([3, 3, 3]);
  });

  it('takes unchanged texts from the cache', async () => {
    const cache = new Map();
    await compileTexts(jobsFor(), { ...options, cache });
    const compiled: string[] = [];
    await compileTexts(jobsFor(compiled), { ...options, cache });
    expect(compiled).toEqual([]);
  });
});
