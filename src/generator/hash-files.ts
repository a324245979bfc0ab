import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { relativePath } from '../content/relative-path';

/**
 * One hash over everything in src/ that is not a test and not `except`, and over the installed packages. Caches use it
 * as their key: code that a cache does not depend on is excluded, never listed, so that new folders count by default.
 */
export async function hashSources(root: string, except?: RegExp): Promise<string> {
  const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/\.test\.|\/fixtures\//.test(file) && !except?.test(file))
    .sort();
  const hash = createHash('sha1');
  for (const file of [...sources, 'package-lock.json', 'tsconfig.json']) {
    hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

export function hashText(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
