import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Stored<Value> {
  /** A hash of everything that the value was made from. */
  readonly key: string;
  readonly value: Value;
}

/** The value in a cache file. A missing, damaged or outdated file is the same as none. */
export async function readCacheFile<Value>(file: string, key: string): Promise<Value | undefined> {
  try {
    const stored: Stored<Value> = JSON.parse(await readFile(file, 'utf8'));
    return stored.key === key ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

export async function writeCacheFile<Value>(file: string, key: string, value: Value): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ key, value } satisfies Stored<Value>));
}
