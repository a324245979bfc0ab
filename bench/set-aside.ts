/**
 * Moves the output of earlier builds away without deleting it: on some file systems, creating files is slow
 * for minutes after many deletions, which would count as the next build's time.
 */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WORK } from './paths';

const ASIDE = join(WORK, 'aside');

/** Moves a file or folder away, if it exists. */
export function setAside(path: string): void {
  if (!existsSync(path)) return;
  mkdirSync(ASIDE, { recursive: true });
  renameSync(path, join(mkdtempSync(join(ASIDE, 'old-')), basename(path)));
}

/** Deletes everything that was moved away. */
export function deleteSetAside(): void {
  rmSync(ASIDE, { recursive: true, force: true });
}
