import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A text file of the content. */
export interface TextFile {
  /** As messages name it: from the project's root, with `/`. */
  readonly file: string;
  /** Its path within the folder that was read, without the ending. */
  readonly name: string;
  readonly text: string;
}

/** The files of a folder and its subfolders with one ending, in a stable order; a missing folder has none. */
export async function readFolder(root: string, folder: string, ending: string): Promise<TextFile[]> {
  const base = join(root, folder);
  const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch(ifMissing);
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      file: `${folder}/${path}`,
      name: path.slice(0, -ending.length),
      text: await readFile(join(base, path), 'utf8'),
    })),
  );
}

/** One file's text, or nothing when it is not there. */
export async function readIfThere(root: string, file: string): Promise<string | undefined> {
  return readFile(join(root, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function ifMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
