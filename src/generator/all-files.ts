import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { relativePath } from '../content/relative-path';

/** The paths of all files below a folder, with hidden ones: hosts look into `.well-known`. */
export async function allFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relativePath(folder, join(parentPath, name)))
    .sort();
}
