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
  const files = await listFiles(root, folder);
  return Promise.all(
    files
      .filter((file) => file.endsWith(ending))
      .map(async (file) => ({
        file,
        name: file.slice(folder.length + 1, -ending.length),
        text: await readFile(join(root, file), 'utf8'),
      })),
  );
}

/** The names of all files below a folder, from the root on; hidden ones are the editor's or the system's. */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    ifMissing,
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
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
