import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The day of the last change of each file of the content, by the name that messages use. */
export type LastChanges = ReadonlyMap<string, string>;

export const NO_CHANGES: LastChanges = new Map();

const run = promisify(execFile);
const MOST_OUTPUT = 256 * 1024 * 1024;
const DAY_MARK = '\u0001';

/**
 * Reads the days from the history. Where there is none, or only its last piece, nothing is known: a wrong day is
 * worse than no day, and the same tree must give the same site.
 */
export async function readLastChanges(root: string): Promise<LastChanges> {
  try {
    const git = async (...args: string[]) =>
      (await run('git', ['-C', root, '-c', 'core.quotepath=off', ...args], { maxBuffer: MOST_OUTPUT }))
        .stdout;
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return NO_CHANGES;
    return parseHistory(
      await git(
        'log',
        '--no-renames',
        '--name-only',
        '--relative',
        `--format=${DAY_MARK}%cI`,
        '--',
        'content',
      ),
    );
  } catch {
    return NO_CHANGES;
  }
}

/** The first day at which a file is named is its last change: the history runs backwards. */
export function parseHistory(log: string): LastChanges {
  const changes = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(DAY_MARK)) day = new Date(line.slice(1)).toISOString().slice(0, 10);
    else if (line && !changes.has(line)) changes.set(line, day);
  }
  return changes;
}
