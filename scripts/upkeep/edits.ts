/** Changes of several files that are made together or not at all. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The new content of files, by path relative to the root; `undefined` removes a file. */
export type Edits = ReadonlyMap<string, string | Uint8Array | undefined>;

/** Applies all edits; if one fails, the files are as they were before and the error is thrown. */
export function applyEdits(root: string, edits: Edits): void {
  const undo: (() => void)[] = [];
  try {
    for (const [file, content] of edits) {
      const path = join(root, file);
      const before = contentOf(path);
      undo.push(() => replaceFile(path, before));
      replaceFile(path, content);
    }
  } catch (error) {
    for (const one of undo.reverse()) one();
    throw error;
  }
}

/** One line for each file that is written, changed or removed. */
export function describeEdits(root: string, edits: Edits): string[] {
  return [...edits].map(([file, content]) => {
    if (content === undefined) return `  remove ${file}`;
    return `  ${contentOf(join(root, file)) === undefined ? 'write ' : 'change'} ${file}`;
  });
}

function replaceFile(path: string, content: string | Uint8Array | undefined): void {
  if (content === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function contentOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
