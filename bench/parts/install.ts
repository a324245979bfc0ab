/** Installs and counts the packages of a site. Our own site is a fresh clone without development packages. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../../scripts/npm.mjs';
import { BENCH, ROOT } from '../paths';
import { log } from '../progress';
import { isMeasured, measured } from '../results';
import { isPeer, type Site } from '../sites';

const INSTALL = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
/** What a copy of the project needs if there is no Git history to clone. */
const COPIED = [
  'content',
  'deploy',
  'public',
  'scripts',
  'packages',
  'package.json',
  'package-lock.json',
  'site.config.ts',
  'tsconfig.json',
  'tsconfig',
];

/** Our site is installed again for every commit, a peer only when its lock file has changed. */
export async function installSite(site: Site): Promise<void> {
  const isOurs = !isPeer(site.name);
  const isFresh = isOurs ? copyProject(site.folder) : !copyManifest(site);
  if (isFresh || !existsSync(installedList(site.folder))) {
    log(`installing ${site.label}`);
    if (!runNpm(isOurs ? [...INSTALL, '--omit=dev'] : INSTALL, { cwd: site.folder }))
      throw new Error(`npm ci failed in ${site.folder}.`);
  } else if (isMeasured('install', site.name)) return;
  await measured('install', site.name, () => ({
    ...packagesOf(site.folder),
    versions: versionsOf(site),
    ...(isOurs && { commit: commitOf(site.folder) }),
  }));
}

/** Copies a peer's package.json and lock file; returns whether the folder had the same lock file. */
function copyManifest({ name, folder }: Site): boolean {
  mkdirSync(folder, { recursive: true });
  const source = join(BENCH, 'peers', name);
  const [wanted, present] = [source, folder].map((place) => join(place, 'package-lock.json'));
  const isSame =
    wanted && present && existsSync(present) && readFileSync(wanted).equals(readFileSync(present));
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(join(source, file))) cpSync(join(source, file), join(folder, file));
  return Boolean(isSame);
}

/** Checks out the last commit into a separate folder, so that builds and edits do not affect the project. */
function copyProject(folder: string): boolean {
  if (!existsSync(join(ROOT, '.git'))) {
    for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    return true;
  }
  if (!existsSync(folder)) git(['clone', '-q', ROOT, folder], ROOT);
  const before = commitOf(folder);
  git(['fetch', '-q', 'origin', 'HEAD'], folder);
  git(['reset', '-q', '--hard', 'FETCH_HEAD'], folder);
  return commitOf(folder) !== before;
}

/** npm's own list of installed packages. */
function installedList(folder: string): string {
  return join(folder, 'node_modules/.package-lock.json');
}

function packagesOf(folder: string) {
  const list = JSON.parse(readFileSync(installedList(folder), 'utf8')) as { packages: object };
  return { packages: Object.keys(list.packages).length, installBytes: bytesIn(join(folder, 'node_modules')) };
}

/** The total size of the files in a folder, without build caches. */
export function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + (/^\.(cache|vite|astro)$/.test(entry.name) ? 0 : bytesIn(path));
    return sum + lstatSync(path).size;
  }, 0);
}

function versionsOf({ packages, folder }: Site): Record<string, string> {
  return Object.fromEntries(
    packages.map((name) => {
      const file = join(folder, 'node_modules', name, 'package.json');
      return [name, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'missing'];
    }),
  );
}

function commitOf(folder: string): string | undefined {
  const { stdout } = spawnSync('git', ['-C', folder, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

function git(args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
}
