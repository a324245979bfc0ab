/** Installs the packages that package-lock.json names and node_modules lacks. Needs nothing but Node and npm. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** npm notes in node_modules what it has installed; that note is held against the lock file. */
function isInstalled() {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

export function installMissing() {
  if (isInstalled()) return;
  console.log('Installing packages (once) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that lacks the native parts of platforms which the registry at hand did not have.
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error('The packages could not be installed: check the network and run npm install.');
  process.exit(1);
}
