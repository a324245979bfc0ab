/** The manifest of a build, with which the next one knows which assets readers may still request. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../content/files';
import type { WrittenFile } from './folder-writer';

export const MANIFEST_FILE = '_build.json';

interface Manifest {
  /** Differs whenever any file does. */
  readonly build: string;
  /** The files in assets/ that this build has written itself. */
  readonly assets: readonly string[];
}

const ASSETS = 'assets/';

export function manifestOf(files: ReadonlyMap<string, WrittenFile>): Manifest {
  const hash = createHash('sha1');
  const names = [...files.keys()].sort();
  for (const name of names) hash.update(`${name} ${files.get(name)?.hash}\n`);
  return { build: hash.digest('hex').slice(0, 16), assets: names.filter((name) => name.startsWith(ASSETS)) };
}

/**
 * The assets that stay: pages of the previous build, which readers have open, name them. A build that changes
 * nothing keeps what the previous one kept.
 */
export async function formerAssets(folder: string, now: Manifest): Promise<readonly string[]> {
  const before = readManifest(folder);
  if (!before) return [];
  const kept = before.build === now.build ? await listFiles(folder, 'assets').catch(() => []) : before.assets;
  const written = new Set(now.assets);
  return kept.filter((name) => !written.has(name));
}

function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
