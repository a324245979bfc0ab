import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path, { join, type PlatformPath } from 'node:path';

/** A text file of the content. */
export interface SourceFile {
  /** The path for messages: relative to the project's root, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** A file of a folder. */
export interface TextFile extends SourceFile {
  /** Its path within the folder, without the extension. */
  readonly name: string;
}

/** The folder with programs that samples import or originate. */
export const SAMPLE_FILES = 'content/files';

/** The files with an extension in a folder and its subfolders, sorted; none if the folder does not exist. */
export async function readFolder(root: string, folder: string, ending: string): Promise<TextFile[]> {
  const files = (await listFiles(root, folder)).filter((file) => file.endsWith(ending));
  return Promise.all(
    files.map(async (file) => ({
      file,
      name: file.slice(folder.length + 1, -ending.length),
      text: await readFile(join(root, file), 'utf8'),
    })),
  );
}

/** The paths of all files below a folder, relative to the root, without hidden ones. */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(root, folder), options).catch(ifMissing);
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relativePath(root, join(entry.parentPath, entry.name)))
    .sort();
}

/** Reads a file; its text is empty if it does not exist. */
export async function readIfExists(root: string, file: string): Promise<SourceFile> {
  return { file, text: (await readFile(join(root, file), 'utf8').catch(ifMissing)) ?? '' };
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Finds the contracts that samples originate from files. */
export function sampleFiles(root: string): (name: string) => string | undefined {
  return (name) => {
    const file = join(root, SAMPLE_FILES, name);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
  };
}

/** The path of a file relative to a folder, with `/` on every system. */
export function relativePath(
  folder: string,
  file: string,
  { relative, sep }: Pick<PlatformPath, 'relative' | 'sep'> = path,
): string {
  return relative(folder, file).split(sep).join('/');
}
