import { readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What stands in a file: a hash of what it was made from, and how the file was left. */
export interface Known {
  readonly from: string;
  readonly size: number;
  readonly time: number;
}

/** Remembers what the last build has written, so that files need not be read to know that they are the same. */
export interface WriteMemory {
  /** The size of the file that the last build has made from the same. */
  readonly sizeFrom: (file: string, from: string) => number | undefined;
  /** Whether a file is still as the last build has left it. */
  readonly isUntouched: (file: string) => boolean;
  readonly remember: (file: string, known: Known) => void;
  readonly save: () => Promise<void>;
}

/** The memory of one folder of output, kept in a file elsewhere. */
export function openWriteMemory(folder: string, store: string): WriteMemory {
  const before = readStore(store);
  const now: Record<string, Known> = {};
  return {
    sizeFrom(file, from) {
      const known = before[file];
      if (known?.from !== from) return undefined;
      now[file] = known;
      return known.size;
    },
    isUntouched(file) {
      const known = before[file];
      const stats = statSync(join(folder, file), { throwIfNoEntry: false });
      return known !== undefined && stats?.size === known.size && stats.mtimeMs === known.time;
    },
    remember(file, known) {
      now[file] = known;
    },
    async save() {
      await mkdir(dirname(store), { recursive: true });
      await writeFile(store, JSON.stringify(now));
    },
  };
}

export const NO_MEMORY: WriteMemory = {
  sizeFrom: () => undefined,
  isUntouched: () => false,
  remember: () => {},
  save: async () => {},
};

function readStore(store: string): Readonly<Record<string, Known>> {
  try {
    return JSON.parse(readFileSync(store, 'utf8')) as Record<string, Known>;
  } catch {
    return {};
  }
}
