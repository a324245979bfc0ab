import { existsSync } from 'node:fs';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tinySite } from '../../tests/helpers/tiny-site';
import { folderWriter } from './write';
import { openWriteMemory } from './write-memory';

const LONG = 'A text that repeats itself. '.repeat(100);
const LONG_AGO = new Date(2020, 0, 1);

/** Builds a folder of files, as a build does, and tells what it has written. */
async function build(root: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const dist = join(root, 'dist');
  const memory = openWriteMemory(dist, join(root, 'written.json'));
  const writer = folderWriter(dist, { memory, packs: true });
  for (const [file, content] of Object.entries(files)) await writer.write(file, content);
  return [...(await writer.finish()).changed].sort();
}

describe('writing with a memory of the last build', () => {
  it('writes texts in their packed forms, and small files and pictures plain', async () => {
    const root = await tinySite({});
    expect(await build(root, { 'a.html': LONG, 'b.html': 'short', 'c.png': LONG })).toEqual([
      'a.html',
      'a.html.br',
      'a.html.gz',
      'b.html',
      'c.png',
    ]);
  });

  it('touches nothing that is the same', async () => {
    const root = await tinySite({});
    await build(root, { 'a.html': LONG, 'b.html': LONG });
    expect(await build(root, { 'a.html': LONG, 'b.html': `${LONG}!` })).toEqual([
      'b.html',
      'b.html.br',
      'b.html.gz',
    ]);
  });

  it('writes a file again that someone has changed or taken away', async () => {
    const root = await tinySite({});
    await build(root, { 'a.html': LONG, 'b.html': LONG });
    await writeFile(join(root, 'dist/a.html'), 'changed');
    await rm(join(root, 'dist/b.html.br'));
    expect(await build(root, { 'a.html': LONG, 'b.html': LONG })).toEqual(['a.html', 'b.html.br']);
    expect(await readFile(join(root, 'dist/a.html'), 'utf8')).toBe(LONG);
  });

  it('looks at files that were only touched, and leaves them', async () => {
    const root = await tinySite({});
    await build(root, { 'a.html': LONG });
    await utimes(join(root, 'dist/a.html'), LONG_AGO, LONG_AGO);
    expect(await build(root, { 'a.html': LONG })).toEqual([]);
    expect((await stat(join(root, 'dist/a.html'))).mtime).toEqual(LONG_AGO);
  });

  it('takes the packed forms away with their file', async () => {
    const root = await tinySite({});
    await build(root, { 'a/a.html': LONG, 'b.html': 'b' });
    await build(root, { 'b.html': 'b' });
    expect(existsSync(join(root, 'dist/a'))).toBe(false);
  });

  it('writes the same without what it remembered', async () => {
    const root = await tinySite({});
    await build(root, { 'a.html': LONG });
    const packed = await readFile(join(root, 'dist/a.html.br'));
    await rm(join(root, 'written.json'));
    expect(await build(root, { 'a.html': LONG })).toEqual([]);
    expect((await readFile(join(root, 'dist/a.html.br'))).equals(packed)).toBe(true);
  });
});
