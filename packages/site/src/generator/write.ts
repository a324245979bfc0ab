import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { COMPRESSED_FORMS, isWorthCompressing } from './compress';

export interface WrittenFile {
  /** SHA-1 of the content, in base64url. */
  readonly hash: string;
  readonly size: number;
}

/** Enough to keep the processor busy without holding many files in memory. */
const MAX_PENDING = 16;

/**
 * Writes files to a folder and finally removes leftovers of earlier builds. A file that already has the right
 * content is not touched. With `compress`, texts are also written as .br and .gz files.
 */
export function folderWriter(folder: string, compress = false) {
  const files = new Map<string, WrittenFile>();
  const tasks: Promise<void>[] = [];

  /** The content of a file before this build. */
  const before = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined;
  /** Returns whether the file has changed. */
  const store = (file: string, content: Uint8Array): boolean => {
    if (files.has(file)) throw new Error(`Two pages write to ${file}.`);
    files.set(file, { hash: createHash('sha1').update(content).digest('base64url'), size: content.length });
    if (before(file)?.equals(content)) return false;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    return true;
  };
  const storeCompressed = async (file: string, content: Uint8Array, isChanged: boolean) => {
    for (const { extension, compress: toForm } of COMPRESSED_FORMS) {
      const current = isChanged ? undefined : before(file + extension);
      store(file + extension, current ?? (await toForm(content, file)));
    }
  };

  return {
    /** Everything written so far. */
    files,
    /** Resolves when the next file may be written; a failed compression rejects a later call. */
    async write(file: string, content: string | Uint8Array): Promise<void> {
      const buffer = typeof content === 'string' ? Buffer.from(content) : content;
      const isChanged = store(file, buffer);
      if (!compress || !isWorthCompressing(file, buffer.length)) return;
      const task = storeCompressed(file, buffer, isChanged);
      task.catch(() => {});
      tasks.push(task);
      await tasks.at(-MAX_PENDING);
    },
    /** Resolves to the total size of all files. */
    async finish(): Promise<number> {
      await Promise.all(tasks);
      removeOthers(folder, new Set(files.keys()));
      return [...files.values()].reduce((sum, { size }) => sum + size, 0);
    },
  };
}

/** Removes everything but these files and the folders that contain them. */
function removeOthers(folder: string, kept: Set<string>): void {
  for (const file of [...kept]) {
    for (let parent = posix.dirname(file); !kept.has(parent); parent = posix.dirname(parent))
      kept.add(parent);
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!kept.has(name.split(sep).join('/'))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
