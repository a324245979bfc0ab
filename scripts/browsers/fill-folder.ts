import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const UNFINISHED = '.unfinished';

/** The signals that end a process from outside. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Fills a folder under another name and renames it when it is complete. `fill` returns a reason if it fails. An
 * unfinished folder is removed on failures and interruptions, or, after a power cut, the next time.
 */
export async function fillFolder(
  target: string,
  fill: (folder: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const unfinished = `${target}.${process.pid}${UNFINISHED}`;
  const remove = () => rmSync(unfinished, { recursive: true, force: true });
  const stop = () => process.exit(130);
  removeUnfinished(target);
  mkdirSync(unfinished, { recursive: true });
  process.on('exit', remove);
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    const reason = await fill(unfinished);
    if (reason) return reason;
    rmSync(target, { recursive: true, force: true });
    renameSync(unfinished, target);
    return undefined;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    process.off('exit', remove);
    remove();
  }
}

/** Folders of processes that no longer run. */
function removeUnfinished(target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  for (const name of readdirSync(dirname(target))) {
    if (!name.startsWith(`${basename(target)}.`) || !name.endsWith(UNFINISHED)) continue;
    const process = Number(name.slice(basename(target).length + 1, -UNFINISHED.length));
    if (!isRunning(process)) rmSync(join(dirname(target), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
