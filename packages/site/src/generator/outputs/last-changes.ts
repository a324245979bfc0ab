import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The day of the last change of each content file, by its path. */
export type LastChanges = ReadonlyMap<string, string>;

const run = promisify(execFile);
const MAX_OUTPUT = 256 * 1024 * 1024;
const DAY_MARK = '\u0001';

/**
 * Reads the days from the Git history. Empty without one or in a shallow clone: a wrong day is worse than
 * none, and the same tree must produce the same site.
 */
export async function readLastChanges(root: string): Promise<LastChanges> {
  const changes = new Map<string, string>();
  const git = async (...args: string[]) =>
    (await run('git', ['-C', root, '-c', 'core.quotepath=off', ...args], { maxBuffer: MAX_OUTPUT })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') {
      console.warn(
        'This clone is shallow: no page shows when it was changed. Fetch the history with git fetch --unshallow.',
      );
      return changes;
    }
    const format = `--format=${DAY_MARK}%cI`;
    const log = await git('log', '--no-renames', '--name-only', '--relative', format, '--', 'content');
    let day = '';
    // The log is newest first: the first mention of a file is its last change.
    for (const line of log.split('\n')) {
      if (line.startsWith(DAY_MARK)) day = new Date(line.slice(1)).toISOString().slice(0, 10);
      else if (line && !changes.has(line)) changes.set(line, day);
    }
  } catch {
    // Git is not installed, or this is not a repository.
  }
  return changes;
}
