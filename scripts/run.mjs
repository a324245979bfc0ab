/**
 * Runs a command of the project: installs what is missing, compiles src/build/cli.ts (kept until a source
 * changes) and hands over to it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installMissing } from './install-missing.mjs';

installMissing();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'help', ...rest] = process.argv.slice(2);
process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production';
const siteConfig = join(root, process.env.SITE_CONFIG ?? 'site.config.ts');
const { main } = await import(pathToFileURL(await compiledCli()).href);
process.exitCode = await main(command, rest, { root, siteConfig });

/** The compiled commands. The name of their folder holds a hash of everything that went into them. */
async function compiledCli() {
  const folder = join(root, 'node_modules/.cache/ligo-docs/cli');
  const compiled = join(folder, hashOfSources());
  const file = join(compiled, 'cli.mjs');
  if (existsSync(file)) return file;
  const { build } = await import('rolldown');
  mkdirSync(folder, { recursive: true });
  for (const old of siteIsVariant() ? [] : finishedIn(folder)) rmSync(join(folder, old), { recursive: true });
  // Other commands may start meanwhile: they find all of it or nothing.
  const unfinished = `${compiled}.${process.pid}`;
  await build({
    input: {
      cli: join(root, 'src/build/cli.ts'),
      'compile-worker': join(root, 'src/build/compile-worker.ts'),
      'search-worker': join(root, 'src/build/search-worker.ts'),
      'write-worker': join(root, 'src/build/write-worker.ts'),
    },
    platform: 'node',
    logLevel: 'warn',
    // The bundler itself is loaded only by the commands that need it.
    external: ['vite', 'rolldown', '@resvg/resvg-js'],
    // The paths there name the usual configuration, and would win over the one that was asked for.
    tsconfig: false,
    resolve: { alias: { '#site-config': siteConfig } },
    transform: {
      jsx: 'react-jsx',
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
    },
    output: {
      dir: unfinished,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
  });
  putInPlace(unfinished, compiled);
  return file;
}

/** Where another command was faster, what it has made is the same. */
function putInPlace(unfinished, compiled) {
  try {
    renameSync(unfinished, compiled);
  } catch (error) {
    if (!existsSync(compiled)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

/** What other commands are still making has a name with a dot. */
function finishedIn(folder) {
  return readdirSync(folder).filter((name) => !name.includes('.'));
}

function siteIsVariant() {
  return process.env.SITE_CONFIG !== undefined;
}

function hashOfSources() {
  const hash = createHash('sha1').update(`${process.version} ${process.env.NODE_ENV} ${siteConfig}`);
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const configs = [siteConfig, join(root, 'site.config.ts'), join(root, 'package-lock.json')];
  for (const source of [...sources, ...configs]) hash.update(source).update(readFileSync(source));
  return hash.digest('hex');
}
