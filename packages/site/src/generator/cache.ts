/** File caches that persist between builds. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompiledText } from '../content/compile-texts';
import { listFiles } from '../content/files';
import type { Project } from './project';

/** Reads a cache file; undefined if its key, a hash of all inputs, differs or the file is damaged. */
export async function readCacheFile<Value>(file: string, key: string): Promise<Value | undefined> {
  try {
    const stored: { key: string; value: Value } = JSON.parse(await readFile(file, 'utf8'));
    return stored.key === key ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

export async function writeCacheFile(file: string, key: string, value: unknown): Promise<void> {
  // Renamed into place, so that an interrupted write and a build at the same time do not damage it.
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, JSON.stringify({ key, value }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    console.warn(`The cache ${file} cannot be written (${error}). The next build will take longer.`);
  }
}

/**
 * One hash of everything in packages/ but tests and `except`, and of installed packages. Caches use it as their
 * key: code that a cache does not depend on is excluded, never listed, so that new folders count by default.
 */
export async function hashSources(root: string, except?: RegExp): Promise<string> {
  const files = await listFiles(root, 'packages');
  const sources = files.filter(
    (file) => !/\.test\.|\/(fixtures|dist|node_modules)\//.test(file) && !except?.test(file),
  );
  return hashFiles(root, [...sources, 'package-lock.json', 'tsconfig.json']);
}

/** One hash of the names and contents of files. */
export async function hashFiles(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha1');
  for (const file of files) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

export function hashText(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

type Texts = Record<string, CompiledText>;

/** What does not affect compiled texts: some folders of the site, styles, documents. Articles contain components of `site`. */
export const NOT_COMPILING = /^packages\/site\/src\/(browser|generator|offline|search)\/|\.(css|md)$/;

/** The compiled texts of the last build; none if the code that compiles them has changed. */
export async function openCompileCache(project: Project) {
  const file = join(project.cache, 'texts.json');
  const compiler = await hashSources(project.root, NOT_COMPILING);
  const texts = (await readCacheFile<Texts>(file, compiler)) ?? {};
  const used: Texts = {};
  return {
    get: (key: string) => used[hashText(key)] ?? texts[hashText(key)],
    /** Called for every text of a build, whether or not it was in the cache. */
    set(key: string, compiled: CompiledText) {
      used[hashText(key)] = compiled;
    },
    /** Writes the entries that this build used and drops the rest. */
    async save() {
      const isChanged = Object.keys(used).some((hash) => !(hash in texts));
      if (isChanged) await writeCacheFile(file, compiler, used);
    },
  };
}
