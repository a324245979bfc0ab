/** Only one build writes to a folder at a time. */
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Claims the folder by creating its lock file; returns a function that releases it. */
export function claim(lock: string): () => void {
  const own = `${process.pid} ${randomUUID()}`;
  if (!create(lock, own)) {
    const holder = Number.parseInt(readText(lock), 10);
    if (isRunning(holder))
      throw new Error(
        `Another build (process ${holder}) is writing to this folder: wait until it has finished. If there is none, delete ${basename(lock)}.`,
      );
    // The build that left it was killed. Renaming succeeds for one of several that find it.
    discard(lock, own);
    if (!create(lock, own)) return claim(lock);
  }
  return () => {
    if (readText(lock) === own) rmSync(lock, { force: true });
  };
}

function create(lock: string, text: string): boolean {
  try {
    writeFileSync(lock, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function discard(lock: string, own: string): void {
  const aside = `${lock}.${own.replace(' ', '-')}`;
  try {
    renameSync(lock, aside);
    rmSync(aside, { force: true });
  } catch {
    // Another build has discarded it.
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  // In a container, a killed build may have had the number of this process.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user exists, but may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
