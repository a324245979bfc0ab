import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, tinySite } from '../../../../../tests/helpers/tiny-site';
import { folderWriter } from './folder-writer';
import { MANIFEST_FILE } from './manifest';
import { publish } from './publish';

const LONG = 'A text that repeats itself. '.repeat(100);
const LONG_AGO = new Date(2020, 0, 1);

/** Publishes files like a build; resolves to the names of the changed ones. */
async function build(folder: string, files: Files, compress = false): Promise<readonly string[]> {
  const pathsIn = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile() && entry.name !== MANIFEST_FILE)
      .map(({ parentPath, name }) => join(parentPath, name));
  };
  for (const path of await pathsIn()) await utimes(path, LONG_AGO, LONG_AGO);
  await publish(folder, compress, async (writer) => {
    for (const [file, content] of Object.entries(files)) await writer.write(file, content);
  });
  const paths = await pathsIn();
  return paths
    .filter((path) => statSync(path).mtime > LONG_AGO)
    .map((path) => relative(folder, path))
    .sort();
}

describe('a folder writer', () => {
  it('writes files and counts their bytes', async () => {
    const root = await tinySite({});
    const writer = folderWriter(root, join(root, 'none'));
    await writer.write('index.html', 'héllo');
    await writer.write('docs/testing/index.html', Buffer.from('text'));
    expect(await writer.finish()).toBe(10);
    expect(await readFile(join(root, 'index.html'), 'utf8')).toBe('héllo');
    expect(await readFile(join(root, 'docs/testing/index.html'), 'utf8')).toBe('text');
  });

  it('provides the hash and size of written files', async () => {
    const root = await tinySite({});
    const writer = folderWriter(root, join(root, 'none'));
    await writer.write('one.html', 'héllo');
    await writer.write('other.html', 'hello');
    expect(writer.files.get('one.html')).toMatchObject({ size: 6 });
    expect(writer.files.get('other.html')).toEqual({ size: 5, hash: 'qvTGHdzF6KLavt4PO0gs2a6pQ00' });
    expect(writer.files.size).toBe(2);
    await writer.finish();
  });

  it('does not touch a file with the same content', async () => {
    const root = await tinySite({ 'same.html': 'same', 'other.html': 'before' });
    expect(await build(root, { 'same.html': 'same', 'other.html': 'after' })).toEqual(['other.html']);
    expect(await readFile(join(root, 'other.html'), 'utf8')).toBe('after');
  });

  it('restores a file that was edited by hand', async () => {
    const root = await tinySite({});
    await build(root, { 'a.html': LONG });
    await writeFile(join(root, 'a.html'), 'edited');
    expect(await build(root, { 'a.html': LONG })).toEqual(['a.html']);
  });

  it('removes files of earlier builds, and folders that become empty', async () => {
    const root = await tinySite({ 'old/deep/index.html': '', 'docs/old.html': '', 'docs/index.html': '' });
    await build(root, { 'docs/index.html': 'text' });
    expect(existsSync(join(root, 'old'))).toBe(false);
    expect(existsSync(join(root, 'docs/old.html'))).toBe(false);
    expect(existsSync(join(root, 'docs/index.html'))).toBe(true);
  });

  it('rejects two pages with the same file', async () => {
    const root = await tinySite({});
    const writer = folderWriter(root, join(root, 'none'));
    await writer.write('index.html', 'one');
    await expect(writer.write('index.html', 'two')).rejects.toThrow('Two pages write to index.html.');
    await writer.finish();
  });
});

describe('a folder writer that compresses', () => {
  it('writes texts as .br and .gz too, but not small files and pictures', async () => {
    const files = { 'a.html': LONG, 'b.html': 'short', 'c.png': LONG };
    expect(await build(await tinySite({}), files, true)).toEqual([
      'a.html',
      'a.html.br',
      'a.html.gz',
      'b.html',
      'c.png',
    ]);
  });

  it('compresses only files that have changed or are missing', async () => {
    const root = await tinySite({});
    await build(root, { 'a.html': LONG, 'b.html': LONG }, true);
    await rm(join(root, 'a.html.br'));
    expect(await build(root, { 'a.html': LONG, 'b.html': `${LONG}!` }, true)).toEqual([
      'a.html.br',
      'b.html',
      'b.html.br',
      'b.html.gz',
    ]);
  });

  it('removes precompressed files together with their original', async () => {
    const root = await tinySite({});
    await build(root, { 'a/a.html': LONG, 'b.html': 'b' }, true);
    await build(root, { 'b.html': 'b' }, true);
    expect(existsSync(join(root, 'a'))).toBe(false);
  });
});
