/**
 * Takes what a former build has left out of the way without deleting it: some filesystems are slow to make files for
 * minutes after many were deleted, which would count as the next build's time.
 */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WORK } from './paths.mjs';

const ASIDE = join(WORK, 'aside');

/** Moves a file or folder away, if there is one. */
export function setAside(path) {
  if (!existsSync(path)) return;
  mkdirSync(ASIDE, { recursive: true });
  renameSync(path, join(mkdtempSync(join(ASIDE, 'left-')), basename(path)));
}

/** Deletes what was moved away. */
export function deleteSetAside() {
  rmSync(ASIDE, { recursive: true, force: true });
}
