import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import { COMPRESSED_FORMS, isWorthCompressing } from './compress';
import { memoize } from './memoize';

/** Writes files into a folder and, at the end, removes what an earlier build left there. */
export interface FolderWriter {
  /** Resolves when the next file may be written; errors surface in a later call or in `finish`. */
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Everything written so far, without precompressed files. */
  readonly files: ReadonlyMap<string, WrittenFile>;
  /** Resolves to the size of all files. */
  readonly finish: () => Promise<number>;
}

export interface WrittenFile {
  /** SHA-1 of the content, in base64url. */
  readonly hash: string;
  readonly size: number;
}

interface WriterOptions {
  /** Whether texts are also written as .br and .gz files. */
  readonly compress?: boolean;
  /** Where the hashes of the written files are kept for the next build. */
  readonly manifest?: string;
}

/** Enough to keep the disk busy without holding many files in memory. */
const MAX_PENDING = 16;

/** A file that already has the right content is not touched. */
export function folderWriter(
  folder: string,
  { compress = false, manifest }: WriterOptions = {},
): FolderWriter {
  const existing = listFolder(folder);
  const lastHashes = takeManifest(manifest);
  const written = new Set<string>();
  const files = new Map<string, WrittenFile>();
  const pending = new Set<Promise<void>>();
  const makeFolder = memoize((path: string) => mkdir(path, { recursive: true }));
  let failure: unknown;
  let bytes = 0;

  const claim = (file: string) => {
    if (written.has(file)) throw new Error(`Two pages write to ${file}.`);
    written.add(file);
  };
  /** Whether the file has changed. */
  const store = async (file: string, content: Uint8Array): Promise<boolean> => {
    const path = join(folder, file);
    bytes += content.length;
    if (existing.has(file)) {
      const isKnown = lastHashes[file] !== undefined && lastHashes[file] === files.get(file)?.hash;
      if (isKnown || (await readFile(path)).equals(content)) return false;
    }
    await makeFolder(dirname(path));
    await writeFile(path, content);
    return true;
  };
  const storeAll = async (file: string, content: Uint8Array) => {
    const isChanged = await store(file, content);
    if (!compress || !isWorthCompressing(file, content.length)) return;
    for (const { extension, compress: toForm } of COMPRESSED_FORMS) {
      claim(file + extension);
      const isCurrent = !isChanged && existing.has(file + extension);
      if (!isCurrent) await store(file + extension, await toForm(content, file));
    }
  };

  return {
    files,
    async write(file, content) {
      if (failure) throw failure;
      claim(file);
      const buffer = typeof content === 'string' ? Buffer.from(content) : content;
      const hash = createHash('sha1').update(buffer).digest('base64url');
      files.set(file, { hash, size: buffer.length });
      const task = storeAll(file, buffer)
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => pending.delete(task));
      pending.add(task);
      if (pending.size >= MAX_PENDING) await Promise.race(pending);
    },
    async finish() {
      await Promise.all(pending);
      if (failure) throw failure;
      await removeOthers(folder, existing, written);
      if (manifest) await writeManifest(manifest, files);
      return bytes;
    },
  };
}

/** The hashes of the last build. They are removed until this one is complete, so that a failed build is not trusted. */
function takeManifest(manifest: string | undefined): Readonly<Record<string, string>> {
  if (!manifest || !existsSync(manifest)) return {};
  const hashes: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8'));
  rmSync(manifest);
  return hashes;
}

async function writeManifest(manifest: string, files: ReadonlyMap<string, WrittenFile>): Promise<void> {
  const hashes = Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));
  await mkdir(dirname(manifest), { recursive: true });
  await writeFile(manifest, JSON.stringify(hashes));
}

/** The files and folders in a folder, relative to it, with `/`. */
function listFolder(folder: string): ReadonlySet<string> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Set(names.map((name) => name.split(sep).join('/')));
}

/** Removes everything but these files and the folders that they are in. */
async function removeOthers(
  folder: string,
  existing: ReadonlySet<string>,
  files: ReadonlySet<string>,
): Promise<void> {
  const kept = new Set(files);
  for (const file of files) {
    for (let parent = posix.dirname(file); !kept.has(parent); parent = posix.dirname(parent))
      kept.add(parent);
  }
  for (const name of existing) {
    if (!kept.has(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
