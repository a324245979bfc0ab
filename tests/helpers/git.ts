import { spawnSync } from 'node:child_process';

/** Dates of last changes come from git's history; without git, pages have none. */
export function hasGit(): boolean {
  return spawnSync('git', ['--version']).status === 0;
}
