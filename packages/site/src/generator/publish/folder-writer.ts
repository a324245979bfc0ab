import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPRESSED_FORMS, isWorthCompressing } from '../compress';

export interface WrittenFile {
  /** SHA-1 of the content, in base64url. */
  readonly hash: string;
  readonly size: number;
}

export interface FolderWriter {
  /** Everything written so far. */
  readonly files: ReadonlyMap<string, WrittenFile>;
  /** Resolves when the next file may be written; a failed compression rejects a later call. */
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Takes over files of the build before that this build has not written. */
  readonly keep: (names: readonly string[]) => void;
  /** Resolves when everything is written, to the total size of the files of this build. */
  readonly finish: () => Promise<number>;
  /** Resolves when nothing is being written any more, whatever has failed. */
  readonly settle: () => Promise<void>;
}

/** Enough to keep the processor busy without holding many files in memory. */
const MAX_PENDING = 16;

/**
 * Writes the files of a build into `target`. A file that has the same content in `before`, the folder of the
 * build before, is linked from there and keeps its time. With `compress`, texts are also written as .br and .gz files.
 */
export function folderWriter(target: string, before: string, compress = false): FolderWriter {
  const files = new Map<string, WrittenFile>();
  const tasks: Promise<void>[] = [];

  const contentBefore = (file: string) =>
    existsSync(join(before, file)) ? readFileSync(join(before, file)) : undefined;
  /** Returns whether the file has changed. */
  const store = (file: string, content: Uint8Array): boolean => {
    if (files.has(file)) throw new Error(`Two pages write to ${file}.`);
    files.set(file, { hash: createHash('sha1').update(content).digest('base64url'), size: content.length });
    const isSame = contentBefore(file)?.equals(content) ?? false;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    if (isSame) linkOrCopy(join(before, file), join(target, file));
    else writeFileSync(join(target, file), content);
    return !isSame;
  };
  const storeCompressed = async (file: string, content: Uint8Array, isChanged: boolean) => {
    for (const { extension, compress: toForm } of COMPRESSED_FORMS) {
      const current = isChanged ? undefined : contentBefore(file + extension);
      store(file + extension, current ?? (await toForm(content, file)));
    }
  };

  return {
    files,
    async write(file, content) {
      const buffer = typeof content === 'string' ? Buffer.from(content) : content;
      const isChanged = store(file, buffer);
      if (!compress || !isWorthCompressing(file, buffer.length)) return;
      const task = storeCompressed(file, buffer, isChanged);
      task.catch(() => {});
      tasks.push(task);
      await tasks.at(-MAX_PENDING);
    },
    keep(names) {
      for (const name of names) {
        mkdirSync(dirname(join(target, name)), { recursive: true });
        if (existsSync(join(before, name))) linkOrCopy(join(before, name), join(target, name));
      }
    },
    async finish() {
      await Promise.all(tasks);
      return [...files.values()].reduce((sum, { size }) => sum + size, 0);
    },
    async settle() {
      await Promise.allSettled(tasks);
    },
  };
}

/** Some file systems have no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    const { atime, mtime } = statSync(from);
    copyFileSync(from, to);
    utimesSync(to, atime, mtime);
  }
}
