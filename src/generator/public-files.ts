import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { relativePath } from '../content/relative-path';

export interface PublicFile {
  readonly file: string;
  readonly content: Uint8Array;
}

/** The files of a folder, in a stable order. */
export async function readFolderFiles(folder: string): Promise<PublicFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      file: relativePath(folder, path),
      content: await readFile(path),
    })),
  );
}
