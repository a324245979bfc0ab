import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/parse';
import { type CompileJob, compileShare, compileTexts } from './compile-texts';
import { sharedQueue } from './shared-queue';

const library = { symbols: new Map(), commands: new Map() };
const FILES = ['a.md', 'b.md', 'c.md'];

/** A text for each file that says its name, and who has compiled what. */
function jobsFor(worker: string, done: string[] = []): CompileJob[] {
  return FILES.map((file) => ({
    file,
    title: file,
    source: file,
    folder: 'docs',
    versions: ['next'],
    tree: () => {
      done.push(`${worker} ${file}`);
      return parseMarkdown(`Text of ${file}.`);
    },
  }));
}

describe('texts that two threads compile', () => {
  it('are compiled once each, by whoever takes them first', async () => {
    const done: string[] = [];
    const queue = sharedQueue();
    Atomics.add(queue, 0, 1);
    const theirs = new Map([...compileShare(jobsFor('helper', done), library, sharedQueue())].slice(0, 1));
    done.length = 0;
    const helper = { queue, compiled: Promise.resolve(theirs) };
    const compiled = await compileTexts(jobsFor('build', done), { library, helper });
    expect([...compiled.keys()].sort()).toEqual(FILES);
    expect(done).toEqual(['build b.md', 'build c.md']);
  });

  it('are compiled by the build where the other thread did not', async () => {
    const queue = sharedQueue();
    Atomics.add(queue, 0, 2);
    const helper = { queue, compiled: Promise.resolve(new Map()) };
    const compiled = await compileTexts(jobsFor('build'), { library, helper });
    expect([...compiled.values()].map(({ variants }) => variants[0]?.article.words)).toEqual([3, 3, 3]);
  });

  it('leave nothing to a share that begins when all are taken', () => {
    const queue = sharedQueue();
    Atomics.add(queue, 0, FILES.length);
    expect(compileShare(jobsFor('helper'), library, queue).size).toBe(0);
  });
});
