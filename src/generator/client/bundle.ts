import { join } from 'node:path';
import type { BuildEnvironmentOptions, Rolldown } from 'vite';
import { SERVICE_WORKER_PATH } from '../../model/offline';
import type { SiteConfig } from '../../model/site';
import { announcementStyle } from '../announcement';
import { hashSources, hashText, readCacheFile, writeCacheFile } from '../cache';
import { filePath } from '../outputs/addresses';
import type { Project } from '../project';
import { viteConfig } from './vite-config';

export type ClientBundle = Awaited<ReturnType<typeof bundleNow>>;

const SCRIPT = 'src/browser/entry.ts';
const STYLE = 'src/site/styles/index.css';

/** Files whose parts alone would be larger together. */
const CHUNKS = {
  // Whatever needs how much of it, together with hooks of a few lines that would be files otherwise.
  react:
    /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]src[\\/]site[\\/](stores[\\/](use-store|use-loaded|offline)|shell[\\/]context)\.ts$/,
  // The editor in the page and the checker in its worker need it.
  grammar: /[\\/]src[\\/](ligo[\\/]grammar[\\/]|model[\\/]html\.)|node_modules[\\/]@lezer[\\/]/,
  // What every sample that is run or edited needs, and the playground too.
  results: /[\\/]src[\\/]live[\\/](client|contract|results)[\\/]/,
  // The worker loads it for every task.
  checker:
    /[\\/]src[\\/]ligo[\\/](library|syntax|types|service[\\/](analyse|complete|display\.|hover|listing|members|occurrence|positions))/,
};

/**
 * Files of which nearly all is called as soon as an editor opens. Chromium then compiles them whole and beside the page;
 * otherwise each function would be compiled when it is first called, in the way of the reader.
 */
const CALLED_AT_ONCE = ['Editor', 'colours', 'grammar', 'results'];

/** Bundles the browser's side, or takes the last bundle when nothing that goes into it has changed. */
export async function bundleClient(project: Project, site: SiteConfig): Promise<ClientBundle> {
  const key = hashText((await hashSources(project.root)) + JSON.stringify(site));
  const file = join(project.cache, 'client.json');
  const stored = await readCacheFile<ClientBundle>(file, key);
  if (stored) return stored;
  const bundle = await bundleNow(project, site);
  await writeCacheFile(file, key, bundle);
  return bundle;
}

/** The browser's side of the site. The names of its files contain a hash, except for those that browsers expect. */
async function bundleNow(project: Project, site: SiteConfig) {
  const output = await runVite(project, site, {
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
          groups: Object.entries(CHUNKS).map(([name, test]) => ({
            name,
            test,
            includeDependenciesRecursively: false,
          })),
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
  if (entry?.type !== 'chunk' || !style)
    throw new Error(`The bundler returned nothing for ${SCRIPT} or ${STYLE}.`);
  const assets = files.filter((file) => file !== style);
  const worker = await bundleScript(project, site, 'src/offline/sw.ts');
  return {
    assets: [...assets, { file: SERVICE_WORKER_PATH.slice(1), content: `${worker}\n` }],
    /** The inline script of every page. */
    boot: await bundleScript(project, site, 'src/browser/boot.ts'),
    script: filePath(site, entry.fileName),
    /** Scripts that the main one imports, to be fetched along with it. */
    preloads: entry.imports.map((name) => filePath(site, name)),
    /** The styles of every page, to be written into it. */
    style: style.content + announcementStyle(site),
  };
}

/** A script with all that it imports, as one text: the inline script of every page, or the service worker. */
export async function bundleScript(project: Project, site: SiteConfig, entry: string): Promise<string> {
  const [script] = await runVite(project, site, {
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(project.root, entry), output: { format: 'iife' } },
  });
  return script.code.trim();
}

async function runVite(project: Project, site: SiteConfig, options: BuildEnvironmentOptions) {
  const { build, mergeConfig } = await import('vite');
  const withoutLanguage = {
    '@codemirror/language': join(project.root, 'src/live/editor/no-language-package.ts'),
  };
  const common = { resolve: { alias: withoutLanguage }, build: { write: false, ...options } };
  const result = await build(mergeConfig(viteConfig(project, site), common));
  return (result as Rolldown.RolldownOutput).output;
}
