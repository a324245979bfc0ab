import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path, { join, type PlatformPath } from 'node:path';
import type { Reporter } from '../model/problem';

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
export async function readFolder(
  root: string,
  folder: string,
  ending: string,
  report: Reporter,
): Promise<TextFile[]> {
  const files = (await listFiles(root, folder)).filter((file) => file.endsWith(ending));
  const read = await Promise.all(
    files.map(async (file) => {
      const text = readText(file, await readFile(join(root, file)), report);
      return { file, name: file.slice(folder.length + 1, file.length - ending.length), text };
    }),
  );
  return read.flatMap(({ text, ...rest }) => (text === undefined ? [] : [{ ...rest, text }]));
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

/** Reads a file; its text is empty if it does not exist or is not a text. */
export async function readIfExists(root: string, file: string, report: Reporter): Promise<SourceFile> {
  const bytes = await readFile(join(root, file)).catch(ifMissing);
  return { file, text: (bytes && readText(file, bytes, report)) ?? '' };
}

/** The text of a file; undefined, with a problem, if it is not UTF-8 or has NUL characters. */
function readText(file: string, bytes: Uint8Array, report: Reporter): string | undefined {
  const fail = (line: number, message: string) => report({ file, line, message, isError: true });
  const decode = (part: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(part);
  try {
    const text = decode(bytes);
    const nul = text.indexOf('\0');
    if (nul < 0) return text;
    fail(lineOf(text.slice(0, nul)), 'There is a NUL character in this line: remove it.');
  } catch {
    // A line end is never a part of another character, so every line can be decoded by itself.
    let line = 1;
    for (let start = 0, end = 0; end >= 0; start = end + 1, line++) {
      end = bytes.indexOf(LINE_END, start);
      try {
        decode(bytes.subarray(start, end < 0 ? undefined : end));
      } catch {
        break;
      }
    }
    fail(
      line,
      'This line is not valid UTF-8: save the file as UTF-8, or remove the character that cannot be read.',
    );
  }
  return undefined;
}

const LINE_END = 10;

function lineOf(before: string): number {
  return before.split('\n').length;
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
