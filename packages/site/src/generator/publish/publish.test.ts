import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, tinySite } from '../../../../../tests/helpers/tiny-site';
import type { FolderWriter } from './folder-writer';
import { placesFor } from './places';
import { publish, recover } from './publish';

const writing = (files: Files) => async (writer: FolderWriter) => {
  for (const [file, content] of Object.entries(files)) await writer.write(file, content);
};

/** A folder in which `site` is published. */
async function place(): Promise<{ readonly root: string; readonly folder: string }> {
  const root = await tinySite({});
  return { root, folder: join(root, 'site') };
}

const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const assetsIn = (folder: string) => readdirSync(join(folder, 'assets')).sort();

describe('publishing', () => {
  it('replaces the site as a whole and leaves nothing else behind', async () => {
    const { root, folder } = await place();
    await publish(folder, false, writing({ 'index.html': 'one', 'old.html': '' }));
    await publish(folder, false, writing({ 'index.html': 'two' }));
    expect(textOf(folder, 'index.html')).toBe('two');
    expect(existsSync(join(folder, 'old.html'))).toBe(false);
    expect(await readdir(root)).toEqual(['site']);
  });

  it('changes nothing until the build is complete', async () => {
    const { folder } = await place();
    await publish(folder, false, writing({ 'index.html': 'one' }));
    await publish(folder, false, async (writer) => {
      await writer.write('index.html', 'two');
      expect(textOf(folder, 'index.html')).toBe('one');
    });
    expect(textOf(folder, 'index.html')).toBe('two');
  });

  it('leaves the site as it was when a build fails', async () => {
    const { root, folder } = await place();
    await publish(folder, true, writing({ 'index.html': 'one' }));
    const failing = publish(folder, true, async (writer) => {
      await writer.write('index.html', 'two'.repeat(1000));
      throw new Error('The build failed.');
    });
    await expect(failing).rejects.toThrow('The build failed.');
    expect(textOf(folder, 'index.html')).toBe('one');
    expect(await readdir(root)).toEqual(['site']);
  });

  it('says which file cannot be written and what to do', async () => {
    const { folder } = await place();
    await publish(folder, false, writing({ 'index.html': 'one' }));
    const build = writing({ docs: 'a file', 'docs/index.html': 'in the place of a folder' });
    await expect(publish(folder, false, build)).rejects.toThrow(
      /Cannot write .*docs: a file is in the place of a folder: move it away. The site in .*site is as it was\./,
    );
    expect(textOf(folder, 'index.html')).toBe('one');
  });

  it('says so when there is no space left', async () => {
    const { folder } = await place();
    const full = Object.assign(new Error('write'), { code: 'ENOSPC', path: '/somewhere/a.html' });
    await expect(publish(folder, false, () => Promise.reject(full))).rejects.toThrow(
      /Cannot write \/somewhere\/a\.html: there is no space left on the device: free some and build again/,
    );
  });

  it('does not touch files that stay the same', async () => {
    const { folder } = await place();
    await publish(folder, false, writing({ 'a.html': 'same', 'b.html': 'one' }));
    const longAgo = new Date(2020, 0, 1);
    for (const file of ['a.html', 'b.html']) await utimes(join(folder, file), longAgo, longAgo);
    await publish(folder, false, writing({ 'a.html': 'same', 'b.html': 'two' }));
    expect(statSync(join(folder, 'a.html')).mtime).toEqual(longAgo);
    expect(statSync(join(folder, 'b.html')).mtime > longAgo).toBe(true);
  });
});

describe('assets of the previous build', () => {
  const build = (folder: string, name: string) =>
    publish(folder, false, writing({ 'index.html': name, [`assets/${name}.js`]: name }));

  it('stay for one build', async () => {
    const { folder } = await place();
    await build(folder, 'one');
    await build(folder, 'two');
    expect(assetsIn(folder)).toEqual(['one.js', 'two.js']);
    await build(folder, 'three');
    expect(assetsIn(folder)).toEqual(['three.js', 'two.js']);
  });

  it('stay when nothing has changed', async () => {
    const { folder } = await place();
    await build(folder, 'one');
    await build(folder, 'two');
    await build(folder, 'two');
    expect(assetsIn(folder)).toEqual(['one.js', 'two.js']);
  });
});

describe('what an interrupted build leaves', () => {
  it('is removed by the next build', async () => {
    const { root, folder } = await place();
    const { staging, lock } = placesFor(folder);
    await mkdir(join(staging, 'docs'), { recursive: true });
    // No process has this number.
    await writeFile(lock, '99999999 left');
    await publish(folder, false, writing({ 'index.html': 'one' }));
    expect(await readdir(root)).toEqual(['site']);
    expect(await readdir(folder)).toEqual(['_build.json', 'index.html']);
  });

  it('does not include the site, even if it was killed between the two renames', async () => {
    const { folder } = await place();
    await publish(folder, false, writing({ 'index.html': 'one' }));
    const places = placesFor(folder);
    await rename(folder, places.previous);
    recover(places);
    expect(textOf(folder, 'index.html')).toBe('one');
    expect(existsSync(places.previous)).toBe(false);
  });
});

it('a second build at the same time is refused', async () => {
  const { folder } = await place();
  await publish(folder, false, writing({ 'index.html': 'one' }));
  const { lock } = placesFor(folder);
  // The parent process is running.
  await writeFile(lock, `${process.ppid} other`);
  await expect(publish(folder, false, writing({ 'index.html': 'two' }))).rejects.toThrow(
    `Another build (process ${process.ppid}) is writing to this folder: wait until it has finished.`,
  );
  expect(textOf(folder, 'index.html')).toBe('one');
  expect(readFileSync(lock, 'utf8')).toBe(`${process.ppid} other`);
});
