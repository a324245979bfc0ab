/** How to start npm; plain JavaScript like `npm.mjs`. */
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * @typedef {object} Command
 * @property {string} file
 * @property {string[]} args
 * @property {boolean} shell
 */

/**
 * Under `npm run`, npm sets the path of its own script, which Node can run on every platform. Otherwise npm
 * is looked up on the PATH; on Windows that is a batch file, which Node refuses to start without a shell.
 * @param {readonly string[]} args constants only: a shell may interpret them
 * @param {{ npmScript?: string, platform?: string }} [system]
 * @returns {Command}
 */
export function npmCommand(args, { npmScript = process.env.npm_execpath, platform = process.platform } = {}) {
  if (npmScript && basename(npmScript.replaceAll('\\', '/')) === 'npm-cli.js')
    return { file: process.execPath, args: [npmScript, ...args], shell: false };
  return { file: 'npm', args: [...args], shell: platform === 'win32' };
}

/** A registry or a proxy that cannot be reached is reported within seconds instead of minutes. */
export const FEW_RETRIES = [
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=1000',
];

/**
 * npm needs a cache, usually in the home folder. Where it cannot write there, the cache is in the project.
 * @param {string} root the project
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(folder: string) => boolean} [isWritable]
 * @returns {{ npm_config_cache?: string }}
 */
export function cacheSettings(root, env = process.env, isWritable = canWrite) {
  const usual =
    process.platform === 'win32' ? join(env.LOCALAPPDATA ?? homedir(), 'npm-cache') : join(homedir(), '.npm');
  return isWritable(env.npm_config_cache ?? usual) ? {} : { npm_config_cache: join(root, '.cache', 'npm') };
}

/**
 * @param {string} folder which may not exist yet
 * @returns {boolean}
 */
function canWrite(folder) {
  if (!existsSync(folder)) return dirname(folder) !== folder && canWrite(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Why packages could not be installed, as far as it can be seen, and what to do.
 * @param {{ bavail: number, bsize: number }} space of the project's disk
 * @param {string} root
 */
export function installAdvice({ bavail, bsize }, root) {
  const free = Math.floor((bavail * bsize) / 1e6);
  return free < NEEDED_MB
    ? `The packages could not be installed: the disk of ${root} has ${free} MB left. Free ${NEEDED_MB} MB and try again.`
    : 'The packages could not be installed, for the reason above. Check the network connection and the proxy ' +
        '(`npm config list`), and run the command again.';
}

/** All packages, and room for their archives. */
const NEEDED_MB = 600;
