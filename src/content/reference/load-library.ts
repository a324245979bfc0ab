import type { LibraryEntry } from '../../ligo/library/entry';
import { formatProblem } from '../../model/problem';
import { readFolder } from '../files';
import { libraryEntries } from './library';
import { readReference } from './read';

/** The library of a version, read from the folder with the content. */
export async function loadLibrary(contentRoot: string, version: string): Promise<LibraryEntry[]> {
  const files = await readFolder(contentRoot, 'content/reference', '.yaml');
  const { modules } = readReference(files, (problem) => {
    throw new Error(formatProblem(problem));
  });
  return libraryEntries(modules, version);
}
