/**
 * Starts every command of the project: installs packages when they are missing or out of date, compiles the command's
 * TypeScript (cached until a source changes) and calls its `main`. Needs nothing but Node and npm.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { diskProblem } from './disk-problem.mjs';
import { runNpm } from './npm.mjs';
import { installAdvice } from './npm-command.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'help', ...rest] = process.argv.slice(2);

/** Development commands. They need the development packages; all other commands build or serve the site. */
const TOOLS = new Map([
  ['test', 'scripts/test/main.ts'],
  ['test:full', 'scripts/test/main.ts'],
  ['test:browsers', 'scripts/test/browsers.ts'],
  ['bench', 'bench/main.ts'],
  ['bench:load', 'bench/load.ts'],
  ['fuzz', 'scripts/fuzz/main.ts'],
  ['grammar', 'scripts/grammar/main.ts'],
  ['check:host', 'scripts/check-host/main.ts'],
  ['lighthouse', 'scripts/lighthouse/main.ts'],
  ['licences', 'scripts/licences.ts'],
  ['update:schemas', 'scripts/schemas/main.ts'],
  ['check:audit', 'scripts/audit/main.ts'],
  ['lint:prose', 'scripts/prose/main.ts'],
  ['new:page', 'scripts/new-page/main.ts'],
  ['new:sample', 'scripts/new-sample/main.ts'],
  ['move:page', 'scripts/upkeep/main.ts'],
  ['remove:page', 'scripts/upkeep/main.ts'],
  ['new:version', 'scripts/upkeep/main.ts'],
  ['retire:version', 'scripts/upkeep/main.ts'],
  ['mutants', 'scripts/mutants/main.ts'],
  ['check:typescript', 'scripts/typescript/main.ts'],
  ['ligo:package', 'scripts/package/main.ts'],
  ['ligo', 'scripts/ligo/main.ts'],
  ['ligo:conformance', 'scripts/ligo/main.ts'],
]);

/** Compiled commands older than this are removed when a new one is compiled. */
const HOURS_KEPT = 3;

process.chdir(root);
installPackages();
if (command !== 'install') process.exitCode = await start().catch(explain);

async function start() {
  if (!TOOLS.has(command)) process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production';
  const siteConfig = resolve(root, process.env.SITE_CONFIG ?? 'site.config.ts');
  const { main } = await import(pathToFileURL(await compiled(siteConfig)).href);
  return main(command, rest, { root, siteConfig });
}

/** @param {unknown} error */
function explain(error) {
  const problem = diskProblem(error);
  if (!problem) throw error;
  console.error(problem);
  return 1;
}

/** `npm ci` also removes packages, so development packages are kept if they are already installed. */
function installPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const needsTools = TOOLS.has(command) || command === 'install';
  if (isInstalled(installed, needsTools)) return;
  console.log('Installing packages ...');
  const omit = needsTools || existsSync(installed) ? [] : ['--omit=dev'];
  // Ctrl-C reaches npm as well, which then removes what it has written: wait for it, so that the next start begins clean.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const isDone = runNpm(['ci', '--no-audit', '--no-fund', ...omit], { cwd: root });
  process.off('SIGINT', wait);
  if (isDone) return;
  console.error(installAdvice(statfsSync(root), root));
  process.exit(1);
}

/**
 * Compares the lock file with npm's own list of installed packages.
 * @param {string} installed
 * @param {boolean} needsTools
 */
function isInstalled(installed, needsTools) {
  if (!existsSync(installed)) return false;
  const present = packagesIn(installed);
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(
      ([path, one]) =>
        path.startsWith('node_modules/') && !one.optional && (needsTools || !(one.dev || one.devOptional)),
    )
    .every(([path, { version, link }]) =>
      link ? existsSync(join(root, path)) : present[path]?.version === version,
    );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * The compiled command. The name of its folder is a hash of all inputs.
 * @param {string} siteConfig
 */
async function compiled(siteConfig) {
  const tool = TOOLS.get(command);
  const name = tool ? command.replace(':', '-') : 'cli';
  const folder = join(root, 'node_modules/.cache/ligo-docs', name);
  const sources = ['packages', siteConfig, 'site.config.ts'];
  if (tool) sources.push('scripts', 'bench', 'tests/helpers');
  const target = join(folder, hashOf(sources));
  const file = join(target, `${tool ? basename(tool, '.ts') : 'cli'}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const isVariant = process.env.SITE_CONFIG !== undefined;
  for (const old of isVariant ? [] : outdatedIn(folder))
    rmSync(join(folder, old), { recursive: true, force: true });
  // Renamed into place when complete, so that a command started in parallel never sees a partial folder.
  const unfinished = `${target}.${process.pid}`;
  await (tool ? compileTool(tool, unfinished) : compileSite(siteConfig, unfinished));
  moveInto(unfinished, target);
  return file;
}

/**
 * @param {string} siteConfig
 * @param {string} dir
 */
async function compileSite(siteConfig, dir) {
  const generator = join(root, 'packages/site/src/generator');
  const workers = filesIn(generator).filter((file) => /-worker\.tsx?$/.test(file));
  await bundle({
    input: [join(generator, 'cli.ts'), ...workers],
    // Vite and Rolldown are loaded only by the commands that need them.
    external: ['vite', 'rolldown', '@resvg/resvg-js', 'sharp'],
    alias: { '#site-config': siteConfig },
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
    dir,
  });
}

/**
 * Packages are not bundled: there are many tools, and each is rarely run.
 * @param {string} entry
 * @param {string} dir
 */
function compileTool(entry, dir) {
  return bundle({ input: [join(root, entry)], external: [/^(?![./#]|@ligo-docs\/|[A-Za-z]:[\\/])/], dir });
}

/**
 * @param {object} options
 * @param {string[]} options.input
 * @param {(string | RegExp)[]} options.external
 * @param {Record<string, string>} [options.alias]
 * @param {Record<string, string>} [options.define]
 * @param {string} options.dir
 */
async function bundle({ input, external, alias, define, dir }) {
  const { build } = await import('rolldown');
  await build({
    input: Object.fromEntries(input.map((file) => [basename(file).replace(/\.tsx?$/, ''), file])),
    platform: 'node',
    logLevel: 'warn',
    // Commands run in Node and need no styles.
    moduleTypes: { '.css': 'empty' },
    external,
    // The paths in tsconfig.json point to the default configuration and would override SITE_CONFIG.
    tsconfig: false,
    // The packages of this project are compiled from their sources.
    resolve: { alias, conditionNames: ['@ligo-docs/source', 'node', 'import', 'default'] },
    transform: { jsx: 'react-jsx', define },
    output: { dir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  });
}

/**
 * If another command was faster, its output is identical.
 * @param {string} unfinished
 * @param {string} target
 */
function moveInto(unfinished, target) {
  try {
    renameSync(unfinished, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

/**
 * Compiled commands that are probably no longer running (a running command loads chunks on demand). Folders
 * that another command is still writing have a dot in their name.
 * @param {string} folder
 */
function outdatedIn(folder) {
  const isOld = (/** @type {string} */ name) =>
    Date.now() - statSync(join(folder, name)).mtimeMs > HOURS_KEPT * 3_600_000;
  return readdirSync(folder).filter((name) => !name.includes('.') && isOld(name));
}

/** @param {string[]} sources */
function hashOf(sources) {
  const hash = createHash('sha256').update(`${process.version} ${process.env.NODE_ENV}`);
  const own = ['scripts/run.mjs', 'package-lock.json'];
  for (const path of [...own, ...sources].map((one) => resolve(root, one)))
    for (const file of /\.\w+$/.test(path) ? [path] : filesIn(path))
      hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 40);
}

/**
 * The sources in a folder, without tests and without folders written by tests and benchmarks.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return /^(\..*|fixtures|dist|node_modules)$/.test(entry.name) ? [] : filesIn(path);
      return entry.name.includes('.test.') ? [] : [path];
    })
    .sort();
}
