import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { type BootConfig, browserConfig, type SiteConfig } from '../../model/site';
import type { Project } from '../project';

/** What the bundler and the dev server have in common. */
export function viteConfig({ root, siteConfig }: Project, site: SiteConfig): InlineConfig {
  return {
    root,
    base: site.baseUrl,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: {
        '#site-config': siteConfig,
        '@codemirror/language': join(root, 'src/live/editor/no-language-package.ts'),
      },
    },
    plugins: [configModules(site), workerImports()],
  };
}

/** Gives the browser's code the parts of the configuration that it needs, as data. */
function configModules(site: SiteConfig): Plugin {
  const boot: BootConfig = {
    colorMode: site.colorMode,
    announcementId: site.announcementBar?.id ?? null,
  };
  const modules: Readonly<Record<string, string>> = {
    'virtual:browser-config': `export const site = ${JSON.stringify(browserConfig(site))}`,
    'virtual:boot-config': `export const boot = ${JSON.stringify(boot)}`,
    'virtual:worker-config': `export const worker = ${JSON.stringify({ siteTitle: site.title, locale: site.locale, baseUrl: site.baseUrl })}`,
  };
  return {
    name: 'config-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)] : undefined),
  };
}

/** Code that runs in the worker of samples. */
const IN_WORKER = /[\\/]src[\\/](live[\\/]worker|ligo)[\\/]/;
const PLAIN_IMPORT = '\0plain-import';

/** Vite preloads what dynamic imports need by links in the document. A worker has none: there they are plain imports. */
function workerImports(): Plugin {
  return {
    name: 'worker-imports',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.includes('vite/preload-helper') && IN_WORKER.test(importer ?? '') ? PLAIN_IMPORT : undefined,
    load: (id) => (id === PLAIN_IMPORT ? 'export const __vitePreload = (load) => load()' : undefined),
  };
}
