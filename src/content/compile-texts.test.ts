import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/parse';
import { compileTexts, secondHalf } from './compile-texts';
import type { TextSource } from './content';

const library = { entries: [], symbols: new Map(), commands: new Map() };
const options = { library, versions: ['next'] };
const FILES = ['a.md', 'b.md', 'c.md'];

/** A text for each file. Records the files that are compiled on this thread. */
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
  it('compiles each text once, half of them in a worker', async () => {
    const compiled: string[] = [];
    const worker = compileTexts(secondHalf(jobsFor()), options);
    const texts = await compileTexts(jobsFor(compiled), { ...options, worker });
    expect([...texts.keys()].sort()).toEqual(FILES);
    expect(compiled).toEqual(['a.md', 'c.md']);
  });

  it('compiles texts that the worker did not return', async () => {
    const texts = await compileTexts(jobsFor(), { ...options, worker: Promise.resolve(new Map()) });
    expect([...texts.values()].map(({ variants }) => variants[0]?.article.words)).toEqual([3, 3, 3]);
  });

  it('fails when the worker fails', async () => {
    const worker = Promise.reject(new Error('out of memory'));
    await expect(compileTexts(jobsFor(), { ...options, worker })).rejects.toThrow('out of memory');
  });

  it('takes unchanged texts from the cache', async () => {
    const cache = new Map();
    await compileTexts(jobsFor(), { ...options, cache });
    const compiled: string[] = [];
    await compileTexts(jobsFor(compiled), { ...options, cache });
    expect(compiled).toEqual([]);
  });
});
