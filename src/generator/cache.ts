/** Results that are kept between builds, in files. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../content/files';

/** The value in a cache file; `key` is a hash of everything that it was made from. A damaged or outdated file is the same as none. */
export async function readCacheFile<Value>(file: string, key: string): Promise<Value | undefined> {
  try {
    const stored: { key: string; value: Value } = JSON.parse(await readFile(file, 'utf8'));
    return stored.key === key ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

export async function writeCacheFile(file: string, key: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ key, value }));
}

/**
 * One hash over everything in src/ that is not a test and not `except`, and over the installed packages. Caches use it
 * as their key: code that a cache does not depend on is excluded, never listed, so that new folders count by default.
 */
export async function hashSources(root: string, except?: RegExp): Promise<string> {
  const files = await listFiles(root, 'src');
  const sources = files.filter((file) => !/\.test\.|\/fixtures\//.test(file) && !except?.test(file));
  const hash = createHash('sha1');
  for (const file of [...sources, 'package-lock.json', 'tsconfig.json']) {
    hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

export function hashText(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
