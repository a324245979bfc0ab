import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Reads a file of the cache, or makes it. A cache that cannot be written only costs time. */
export async function cached(
  file: string,
  make: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const content = await make();
  if (!content) return undefined;
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(unfinished, content))
    .then(() => rename(unfinished, file))
    .catch(() => {});
  return content;
}
