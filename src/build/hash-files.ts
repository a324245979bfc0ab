import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One hash over the names and contents of some files and folders. */
export async function hashFiles(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha1');
  for (const path of paths) {
    for (const file of await filesUnder(join(root, path))) {
      hash.update(file.slice(root.length)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

export function hashText(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries
    .filter(
      (entry) => entry.isFile() && !entry.name.includes('.test.') && !entry.parentPath.includes('fixtures'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
