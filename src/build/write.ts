import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Writes files into a folder and, at the end, removes what a former build has left there. */
export interface FolderWriter {
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>;
  readonly finish: () => Promise<WriteSummary>;
}

export interface WriteSummary {
  readonly files: number;
  readonly bytes: number;
  readonly changed: readonly string[];
}

/** A file whose content is the same stays untouched. */
export function folderWriter(folder: string): FolderWriter {
  const written = new Set<string>();
  const changed: string[] = [];
  let bytes = 0;
  return {
    async write(file, content) {
      const path = join(folder, file);
      const buffer = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
      if (written.has(file)) throw new Error(`Two pages write to ${file}.`);
      written.add(file);
      bytes += buffer.length;
      const before = await readFile(path).catch(() => undefined);
      if (before?.equals(buffer)) return;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, buffer);
      changed.push(file);
    },
    async finish() {
      await removeOthers(folder, written);
      return { files: written.size, bytes, changed };
    },
  };
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.push(path);
    else if (!kept.has(relative(folder, path).split(sep).join('/'))) await rm(path);
  }
  for (const path of folders.sort((a, b) => b.length - a.length)) {
    if ((await readdir(path)).length === 0) await rmdir(path);
  }
}
