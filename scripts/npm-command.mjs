/** How to start npm; plain JavaScript like `npm.mjs`. */
import { basename } from 'node:path';

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
