/** Installs the packages that package-lock.json names and node_modules lacks. Needs nothing but Node and npm. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const note = join(root, 'node_modules/.package-lock.json');

/** What the site itself needs to be built and shown. Most packages by size are tools for tests, and stay away. */
export function installMissing() {
  if (isInstalled(({ dev, devOptional }) => !dev && !devOptional)) return;
  // Where somebody works on the code, an installation without tools would take them away.
  install(existsSync(note) ? [] : ['--omit=dev']);
}

/** The same with the tools for checks and tests. */
export function installWithTools() {
  if (!isInstalled(() => true)) install([]);
}

/** npm notes in node_modules what it has installed; that note is held against the lock file. */
function isInstalled(isWanted) {
  if (!existsSync(note)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !entry.optional && isWanted(entry))
    .every(([path, { version }]) => present[path]?.version === version);
}

function install(options) {
  console.log('Installing packages (once) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that lacks the native parts of platforms which the registry at hand did not have.
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error('The packages could not be installed: check the network and run npm install.');
  process.exit(1);
}
