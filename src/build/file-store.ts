import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Puts files into a folder. */
export interface FileStore {
  readonly put: (file: string, content: Uint8Array) => Promise<Stored>;
  readonly close: () => Promise<void>;
}

/** How a file was left. */
export interface Stored {
  /** Whether its content is another than before. */
  readonly isChanged: boolean;
  /** When it was last written, in milliseconds. */
  readonly time: number;
}

/** What stands in a folder, from it, with `/`. */
export interface Listing {
  readonly files: ReadonlySet<string>;
  readonly folders: readonly string[];
}

/** Writes files at once. For small ones that is faster than to wait for each. */
export function storeIn(folder: string, before: Listing): FileStore {
  const put = storeFiles(folder, before);
  return {
    put: async (file, content) => put(file, content),
    close: async () => {},
  };
}

/** Writes files that differ from what stands there. Folders are looked for only once. */
export function storeFiles(
  folder: string,
  { files, folders }: Listing,
): (file: string, content: Uint8Array) => Stored {
  const known = new Set(folders);
  return (file, content) => {
    const path = join(folder, file);
    const isChanged = !(files.has(file) && readFileSync(path).equals(content));
    if (isChanged) {
      const around = file.slice(0, Math.max(0, file.lastIndexOf('/')));
      if (!known.has(around)) {
        mkdirSync(dirname(path), { recursive: true });
        known.add(around);
      }
      writeFileSync(path, content);
    }
    return { isChanged, time: statSync(path).mtimeMs };
  };
}

/** What stands in a folder, if there is one. */
export function listFolder(folder: string): Listing {
  if (!existsSync(folder)) return { files: new Set(), folders: [] };
  const files = new Set<string>();
  const folders: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll(sep, '/');
    if (entry.isDirectory()) folders.push(name);
    else files.add(name);
  }
  return { files, folders };
}
