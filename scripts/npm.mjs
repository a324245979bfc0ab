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
  const env = { ...process.env, ...cacheSettings(cwd) };
  const { status, error } = spawnSync(file, args, { cwd, stdio, shell, env });
  if (error) console.error(`npm cannot be started (${error.message}). Put npm on the PATH.`);
  return status === 0;
}
