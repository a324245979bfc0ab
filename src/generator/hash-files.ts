import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../content/files';

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
