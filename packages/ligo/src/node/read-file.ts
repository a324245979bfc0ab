import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { LigoSyntax, ProgramText, ReadFile } from '../syntax';

/**
 * Resolves files as the compiler does: relative to the including file, then to the working directory, then in the
 * folders of `--library`.
 */
export const readFromFolders =
  (folders: readonly string[]): ReadFile =>
  (path, from) => {
    const places = [dirname(from), '.', ...folders].map((folder) => resolve(folder, path));
    const found = places.find((place) => path && statSync(place, { throwIfNoEntry: false })?.isFile());
    return found === undefined ? undefined : { path: found, text: readFileSync(found, 'utf8') };
  };

export const readFromDisk: ReadFile = readFromFolders([]);

/** The text of a file, or why it cannot be read. */
export function textAt(file: string): string | { readonly unreadable: string } {
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status) return { unreadable: `There is no file "${file}".` };
  if (status.isDirectory()) return { unreadable: `"${file}" is a folder: name the programs in it.` };
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return { unreadable: `"${file}" cannot be read: ${error instanceof Error ? error.message : error}` };
  }
}

/** A program on disk, or why it cannot be read. */
export function programAt(file: string): ProgramText | { readonly unreadable: string } {
  const syntax = syntaxOf(file);
  const text = textAt(file);
  if (typeof text !== 'string') return text;
  if (!syntax) return { unreadable: `"${file}" is not a program: its name must end in .jsligo or .mligo.` };
  return { file, text, syntax, readFile: readFromDisk };
}

export function syntaxOf(file: string): LigoSyntax | undefined {
  if (file.endsWith('.jsligo')) return 'jsligo';
  return file.endsWith('.mligo') ? 'cameligo' : undefined;
}
