/**
 * Publishes a build as a whole: it is written to a folder beside the site and replaces it when complete. An
 * interrupted or failed build leaves the site as it was.
 */
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FolderWriter, folderWriter } from './folder-writer';
import { claim } from './lock';
import { formerAssets, MANIFEST_FILE, manifestOf } from './manifest';
import { type Places, placesFor } from './places';
import { writeError } from './write-error';

/** Runs a build that writes to a folder; resolves to its result with the total size of its files. */
export async function publish<Result>(
  folder: string,
  compress: boolean,
  build: (writer: FolderWriter) => Promise<Result>,
): Promise<Published<Result>> {
  const places = placesFor(existsSync(folder) ? realpathSync(folder) : folder);
  try {
    mkdirSync(dirname(folder), { recursive: true });
    if (existsSync(folder) && !statSync(folder).isDirectory())
      throw new Error(
        `Cannot write ${folder}: it is a file. Move it away, or choose another folder with --out.`,
      );
    const release = claim(places.lock);
    try {
      return await publishLocked(places, compress, build);
    } finally {
      rmSync(places.staging, { recursive: true, force: true });
      release();
    }
  } catch (error) {
    throw writeError(error, folder);
  }
}

interface Published<Result> {
  readonly bytes: number;
  /** How many files the site has; hosts limit them. */
  readonly files: number;
  readonly result: Result;
}

async function publishLocked<Result>(
  places: Places,
  compress: boolean,
  build: (writer: FolderWriter) => Promise<Result>,
): Promise<Published<Result>> {
  const { folder, staging } = places;
  recover(places);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging);
  const writer = folderWriter(staging, folder, compress);
  try {
    const result = await build(writer);
    const bytes = await writer.finish();
    const manifest = manifestOf(writer.files);
    writer.keep(await formerAssets(folder, manifest));
    await writer.write(MANIFEST_FILE, JSON.stringify(manifest));
    await writer.finish();
    replace(places);
    return { bytes, files: writer.files.size, result };
  } catch (error) {
    await writer.settle();
    throw error;
  }
}

/** No system call exchanges two folders everywhere: for a moment there is none, which servers wait out. */
function replace({ folder, staging, previous }: Places): void {
  if (existsSync(folder)) renameSync(folder, previous);
  try {
    renameSync(staging, folder);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, folder);
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
}

/** Brings the site back if a build was killed between the two renames, and removes what it left otherwise. */
export function recover({ folder, previous }: Places): void {
  if (!existsSync(previous)) return;
  if (existsSync(folder)) rmSync(previous, { recursive: true, force: true });
  else renameSync(previous, folder);
}
