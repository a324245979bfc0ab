/** Starts npm. Plain JavaScript, because the bootstrap needs it before anything can be compiled. */
import { spawnSync } from 'node:child_process';
import { cacheSettings, FEW_RETRIES, npmCommand } from './npm-command.mjs';

/**
 * Runs npm in a folder and returns whether it succeeded.
 * @param {readonly string[]} words
 * @param {{ cwd: string, stdio?: 'inherit' | 'ignore' }} options
 */
export function runNpm(words, { cwd, stdio = 'inherit' }) {
  const { file, args, shell } = npmCommand([...FEW_RETRIES, ...words]);
  return (
    spawnSync(file, args, { cwd, stdio, shell, env: { ...process.env, ...cacheSettings(cwd) } }).status === 0
  );
}
