import { createHash } from 'node:crypto';
import { rm, rmdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type FileStore, type Listing, listFolder, storeIn } from './file-store';
import { isWorthPacking, PACKED_FORMS, type PackedForm } from './precompress';
import { NO_MEMORY, type WriteMemory } from './write-memory';

/** Writes files into a folder and, at the end, removes what a former build has left there. */
export interface FolderWriter {
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** What was written so far, packed forms left out. */
  readonly files: ReadonlyMap<string, WrittenFile>;
  readonly finish: () => Promise<WriteSummary>;
}

export interface WrittenFile {
  /** Of its content: SHA-1 in base64url. */
  readonly hash: string;
  readonly size: number;
}

export interface WriteSummary {
  readonly files: number;
  readonly bytes: number;
  readonly changed: readonly string[];
}

interface WriterOptions {
  readonly memory?: WriteMemory;
  /** Whether texts are written in their packed forms too. */
  readonly packs?: boolean;
  readonly openStore?: (folder: string, before: Listing) => FileStore;
}

/** Packing is done on the threads that Node has for it; more at once would only wait for each other. */
const AT_ONCE = Math.min(3, availableParallelism());

/** A file whose content is the same stays untouched. */
export function folderWriter(
  folder: string,
  { memory = NO_MEMORY, packs = false, openStore = storeIn }: WriterOptions = {},
): FolderWriter {
  const before = listFolder(folder);
  const store = openStore(folder, before);
  const written = new Set<string>();
  const files = new Map<string, WrittenFile>();
  const changed: string[] = [];
  const inTurn = limiter(AT_ONCE);
  let bytes = 0;

  const open: Promise<void>[] = [];
  /** What cannot be written is told at the end. */
  const begin = (work: Promise<void>) => {
    work.catch(() => {});
    open.push(work);
  };
  const claim = (file: string) => {
    if (written.has(file)) throw new Error(`Two pages write to ${file}.`);
    written.add(file);
  };
  // Waits without the content, which may be many times as large as what is waited for.
  const put = (file: string, content: Buffer, from: string): Promise<void> => {
    const size = content.length;
    bytes += size;
    return store.put(file, content).then(({ isChanged, time }) => {
      if (isChanged) changed.push(file);
      memory.remember(file, { from, size, time });
    });
  };
  const putPacked = async (file: string, content: Buffer, from: string, pack: PackedForm['pack']) => {
    claim(file);
    const size = before.files.has(file) ? memory.sizeFrom(file, from) : undefined;
    if (size !== undefined) bytes += size;
    else await put(file, await inTurn(() => pack(content)), from);
  };

  return {
    files,
    async write(file, content) {
      claim(file);
      // Hashing text as it is takes twice as long.
      const buffer = Buffer.from(content as Uint8Array);
      const from = createHash('sha1').update(buffer).digest('base64url');
      const size = buffer.length;
      files.set(file, { hash: from, size });
      const isKept = memory.sizeFrom(file, from) !== undefined && memory.isUntouched(file);
      const isPacked = packs && isWorthPacking(file, size);
      if (isKept) bytes += size;
      if (isKept && !isPacked) return;
      if (!isKept) begin(put(file, buffer, from));
      if (isPacked)
        for (const { ending, pack } of PACKED_FORMS) begin(putPacked(file + ending, buffer, from, pack));
    },
    async finish() {
      await Promise.all(open);
      await store.close();
      await removeOthers(folder, before, written);
      await memory.save();
      return { files: written.size, bytes, changed };
    },
  };
}

/** Runs at most some tasks at the same time; the others wait for their turn. */
function limiter(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

async function removeOthers(folder: string, before: Listing, kept: ReadonlySet<string>): Promise<void> {
  const needed = new Set([...kept].flatMap(foldersAround));
  for (const file of before.files) if (!kept.has(file)) await rm(join(folder, file));
  const empty = before.folders.filter((name) => !needed.has(name));
  for (const name of empty.sort((a, b) => b.length - a.length)) await rmdir(join(folder, name));
}

/** `a` and `a/b` for `a/b/file`. */
function foldersAround(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
