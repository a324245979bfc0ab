import { join } from 'node:path';
import type { BuildEnvironmentOptions, Rolldown } from 'vite';
import { SERVICE_WORKER_PATH } from '../../model/offline';
import type { SiteConfig } from '../../model/site';
import { announcementStyle } from '../announcement';
import { hashSources, hashText, readCacheFile, writeCacheFile } from '../cache';
import type { Look } from '../look/look';
import type { OutputFile } from '../output';
import { filePath } from '../outputs/addresses';
import type { Project } from '../project';
import { BUILD_TARGET } from './browsers';
import { recordPackages } from './shipped-packages';
import { viteConfig } from './vite-config';

export interface ClientBundle {
  readonly assets: readonly OutputFile[];
  /** The inline script of every page. */
  readonly boot: string;
  /** The address of the main script. */
  readonly script: string;
  /** Static imports of the main script, to be preloaded. */
  readonly preloads: readonly string[];
  /** The styles, which are inlined in every page. */
  readonly style: string;
  /** Those that are inlined in front pages too. */
  readonly frontStyle: string;
  /** The folders of the packages of which the scripts contain code. */
  readonly packages: readonly string[];
}

const SCRIPT = 'packages/site/src/browser/entry.ts';
const STYLE = 'packages/site/src/site/styles/index.css';

/** Chunks that would be larger in total if they were split. */
const CHUNKS = {
  // All of React in one chunk, with small hooks and parts that would otherwise be separate files.
  react:
    /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]src[\\/]site[\\/](stores[\\/](use-(store|loaded)|published-again)|shell[\\/]context|parts[\\/](Boundary|Icon)|search[\\/]Marks)\.tsx?$/,
  // What older browsers need for classes; otherwise React would be loaded with the evaluator that has it.
  helpers: /@oxc-project.runtime/,
  // Shared by the editor in the page and the checker in its worker.
  grammar: /[\\/]ligo[\\/]src[\\/]syntax[\\/](grammar[\\/]|(memoize|source)\.)|node_modules[\\/]@lezer[\\/]/,
  // Shared by the editors of samples and of the playground.
  Editor:
    /[\\/]src[\\/]live[\\/](editor|trace)[\\/]|node_modules[\\/](@codemirror|@marijn|crelt|style-mod|w3c-keyname)[\\/]/,
  // Shared by the evaluator, which loads it with the first signature, and the interpreter of Michelson.
  cryptography: /node_modules[\\/]@noble[\\/](curves[\\/]|hashes[\\/](hmac|sha3)\.)/,
  // Shared by all samples that are run or edited, and the playground.
  results: /[\\/]src[\\/]live[\\/](client|contract|results)[\\/]/,
  // The worker loads it for every task.
  checker:
    /[\\/]ligo[\\/]src[\\/](library|syntax(?![\\/]print[\\/])|types|tools[\\/](analyse|complete|display\.|hover|listing|members|occurrence|positions))/,
};

/** With all that it imports, so that a page sends one request for scripts, and a module that would be a tiny file. */
const ENTRY = {
  name: 'entry',
  test: /[\\/]src[\\/](browser[\\/]entry|model[\\/]base-url)\.ts$/,
  includeDependenciesRecursively: true,
};

/** With all that it imports; otherwise it would share a third chunk with what is loaded on demand. */
const EVALUATOR = {
  name: 'evaluator',
  test: /[\\/]ligo[\\/]src[\\/]chain[\\/](run|call)\.ts$/,
  includeDependenciesRecursively: true,
};

/**
 * Chunks whose functions are nearly all called as soon as an editor opens. With this hint, Chromium compiles
 * them eagerly on a background thread instead of lazily on the main thread.
 */
const CALLED_AT_ONCE = ['Editor', 'colours', 'grammar', 'results'];

/** Bundles the client, or returns the cached bundle if its inputs have not changed. */
export async function bundleClient(
  project: Project,
  site: SiteConfig,
  look: Pick<Look, 'css'>,
): Promise<ClientBundle> {
  const key = hashText((await hashSources(project.root)) + JSON.stringify(site) + look.css);
  const file = join(project.cache, 'client.json');
  const stored = await readCacheFile<ClientBundle>(file, key);
  if (stored) return stored;
  const bundle = await bundleNow(project, site, look);
  await writeCacheFile(file, key, bundle);
  return bundle;
}

/** Bundles the client. File names contain a hash, except for the service worker. */
async function bundleNow(project: Project, site: SiteConfig, look: Pick<Look, 'css'>): Promise<ClientBundle> {
  const packages = new Set<string>();
  const output = await runVite(project, site, packages, {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [SCRIPT, STYLE].map((file) => join(project.root, file)),
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        postBanner: ({ name }) => (CALLED_AT_ONCE.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [ENTRY, ...Object.entries(CHUNKS).map(([name, test]) => ({ name, test })), EVALUATOR],
        },
      },
    },
  });
  const files = output.map((file) => ({
    file: file.fileName,
    content: file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
  }));
  const entry = output.find((file) => file.type === 'chunk' && file.name === 'entry');
  const style = files.find(({ file }) => /^assets\/index-[^/]+\.css$/.test(file));
  const frontStyle = files.find(({ file }) => /^assets\/front-styles-[^/]+\.css$/.test(file));
  if (entry?.type !== 'chunk' || !style || !frontStyle)
    throw new Error(`The bundler returned nothing for ${SCRIPT}, ${STYLE} or the styles of front pages.`);
  const assets = files.filter((file) => file !== style);
  const worker = await bundleScript(project, site, 'packages/site/src/offline/sw.ts');
  // Browsers that do not know today's syntax run it, too, so that they run no other script.
  const boot = await bundleScript(project, site, 'packages/site/src/browser/boot.ts', 'es2015');
  const styles = style.content + look.css + announcementStyle(site);
  return {
    assets: [...assets, { file: SERVICE_WORKER_PATH.slice(1), content: `${worker}\n` }],
    boot,
    script: filePath(site, entry.fileName),
    preloads: entry.imports.map((name) => filePath(site, name)),
    style: styles,
    frontStyle: frontStyle.content.toString().trim(),
    packages: [...packages].sort(),
  };
}

/** Bundles a script with its imports into one file: the inline script of pages, or the service worker. */
export async function bundleScript(
  project: Project,
  site: SiteConfig,
  entry: string,
  target: string | string[] = BUILD_TARGET,
): Promise<string> {
  const [script] = await runVite(project, site, new Set(), {
    target,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(project.root, entry), output: { format: 'iife' } },
  });
  return script.code.trim();
}

async function runVite(
  project: Project,
  site: SiteConfig,
  packages: Set<string>,
  options: BuildEnvironmentOptions,
) {
  const { build, mergeConfig } = await import('vite');
  const recorder = () => recordPackages(project.root, packages);
  const common = {
    plugins: [recorder()],
    worker: { plugins: () => [recorder()] },
    build: { write: false, target: BUILD_TARGET, cssTarget: BUILD_TARGET, ...options },
  };
  const result = await build(mergeConfig(viteConfig(project, site), common));
  return (result as Rolldown.RolldownOutput).output;
}
