import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { relativePath } from '../content/relative-path';
import { COMPRESSED_FORMS, isWorthCompressing } from './compress';

/** Writes files into a folder and, at the end, removes what an earlier build left there. */
export interface FolderWriter {
  /** Resolves when the next file may be written; errors surface in a later call or in `finish`. */
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Everything written so far, without precompressed files. */
  readonly files: ReadonlyMap<string, WrittenFile>;
  readonly finish: () => Promise<WriteSummary>;
}

export interface WrittenFile {
  /** SHA-1 of the content, in base64url. */
  readonly hash: string;
  readonly size: number;
}

interface WriteSummary {
  readonly files: number;
  readonly bytes: number;
  /** The files whose content differs from the last build. */
  readonly changed: readonly string[];
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
  const changed: string[] = [];
  const pending = new Set<Promise<void>>();
  /** Every folder is made once. */
  const folders = new Map<string, Promise<unknown>>();
  let failure: unknown;
  let bytes = 0;

  const folderOf = (path: string) => {
    const name = dirname(path);
    const made = folders.get(name) ?? mkdir(name, { recursive: true });
    folders.set(name, made);
    return made;
  };
  const claim = (file: string) => {
    if (written.has(file)) throw new Error(`Two pages write to ${file}.`);
    written.add(file);
  };
  const store = async (file: string, content: Uint8Array) => {
    const path = join(folder, file);
    bytes += content.length;
    if (existing.files.has(file)) {
      const isKnown = lastHashes[file] !== undefined && lastHashes[file] === files.get(file)?.hash;
      if (isKnown || (await readFile(path)).equals(content)) return false;
    }
    await folderOf(path);
    await writeFile(path, content);
    changed.push(file);
    return true;
  };
  const storeCompressed = async (file: string, content: Uint8Array, isChanged: boolean) => {
    for (const { extension, compress: toForm } of COMPRESSED_FORMS) {
      claim(file + extension);
      const isCurrent = !isChanged && existing.files.has(file + extension);
      if (!isCurrent) await store(file + extension, await toForm(content, file));
    }
  };
  const storeAll = async (file: string, content: Uint8Array) => {
    const isChanged = await store(file, content);
    if (compress && isWorthCompressing(file, content.length)) await storeCompressed(file, content, isChanged);
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
      return { files: written.size, bytes, changed };
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

/** The content of a folder, relative to it, with `/`. */
interface Listing {
  readonly files: ReadonlySet<string>;
  readonly folders: readonly string[];
}

function listFolder(folder: string): Listing {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const nameOf = (entry: (typeof entries)[number]) =>
    relativePath(folder, join(entry.parentPath, entry.name));
  return {
    files: new Set(entries.filter((entry) => !entry.isDirectory()).map(nameOf)),
    folders: entries.filter((entry) => entry.isDirectory()).map(nameOf),
  };
}

async function removeOthers(folder: string, existing: Listing, kept: ReadonlySet<string>): Promise<void> {
  const needed = new Set([...kept].flatMap(parentFolders));
  for (const file of existing.files) if (!kept.has(file)) await rm(join(folder, file));
  const empty = existing.folders.filter((name) => !needed.has(name));
  for (const name of empty.sort((a, b) => b.length - a.length)) await rmdir(join(folder, name));
}

/** `a` and `a/b` for `a/b/file`. */
function parentFolders(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
