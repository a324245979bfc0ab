/** Gets the packages that a site is built with and counts them; our own is a fresh copy of the project, without its tests' tools. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH, ROOT } from '../paths.mjs';
import { isMeasured, measured } from '../results.mjs';

const INSTALL = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
/** What a copy of the project needs where there is no history to clone. */
const COPIED = [
  'content',
  'deploy',
  'public',
  'scripts',
  'src',
  'package.json',
  'package-lock.json',
  'site.config.ts',
  'tsconfig.json',
];

export async function installSite(site, tell) {
  if (site.name === 'ours') copyProject(site.folder);
  else copyPackageJson(site);
  // Ours is brought in step with every commit; the peers stay as they are.
  const isOurs = site.name === 'ours';
  if (isOurs || !isInstalled(site)) {
    tell(`installing ${site.label}`);
    run('npm', isOurs ? [...INSTALL, '--no-save', '--omit=dev'] : INSTALL, site.folder);
  } else if (isMeasured(`install-${site.name}`)) return;
  await measured(`install-${site.name}`, () => ({
    ...packagesOf(site.folder),
    versions: versionsOf(site),
    commit: isOurs ? commitOf(site.folder) : undefined,
  }));
}

function copyPackageJson({ name, folder }) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(BENCH, 'peers', name, 'package.json'), join(folder, 'package.json'));
}

/** The last commit, in a folder of its own: builds and edits there disturb nobody. */
function copyProject(folder) {
  if (!existsSync(join(ROOT, '.git'))) {
    for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    return;
  }
  if (!existsSync(folder)) run('git', ['clone', '-q', ROOT, folder], ROOT);
  run('git', ['fetch', '-q', 'origin', 'HEAD'], folder);
  run('git', ['reset', '-q', '--hard', 'FETCH_HEAD'], folder);
}

function isInstalled({ folder }) {
  const note = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const present = JSON.parse(readFileSync(note, 'utf8')).packages;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).every((one) => present[`node_modules/${one}`]);
}

function packagesOf(folder) {
  const note = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  return { packages: Object.keys(note.packages).length, installBytes: bytesIn(join(folder, 'node_modules')) };
}

/** The bytes of the files in a folder; what builds keep in hidden folders there is not part of it. */
export function bytesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + (/^\.(cache|vite|astro)$/.test(entry.name) ? 0 : bytesIn(path));
    return sum + lstatSync(path).size;
  }, 0);
}

function versionsOf({ packages = [], folder }) {
  return Object.fromEntries(
    packages.map((name) => {
      const file = join(folder, 'node_modules', name, 'package.json');
      return [name, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'missing'];
    }),
  );
}

function commitOf(folder) {
  const { stdout } = spawnSync('git', ['-C', folder, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}

function run(command, args, cwd) {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
}
