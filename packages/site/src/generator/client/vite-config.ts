import type { InlineConfig, Plugin } from 'vite';
import { type BootConfig, browserConfig, type SiteConfig } from '../../model/site';
import type { ServiceWorkerConfig } from '../../offline/service-worker';
import { asksForConsent } from '../../site/consent/consent';
import type { Project } from '../project';

/** How packages are resolved: those of this project by their sources, the others as Vite does by default. */
const CONDITIONS = ['@ligo-docs/source', 'module', 'development|production'];

/** The Vite configuration shared by bundler and dev server. */
export function viteConfig({ root, siteConfig }: Project, site: SiteConfig): InlineConfig {
  return {
    root,
    base: site.baseUrl,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '#site-config': siteConfig }, conditions: [...CONDITIONS, 'browser'] },
    ssr: { resolve: { conditions: [...CONDITIONS, 'node'] } },
    define: { 'import.meta.env.HAS_HOSTED_SEARCH': String(site.search.hosted !== undefined) },
    plugins: [configModule(site), workerImports()],
  };
}

const CONFIG = 'virtual:config';

/** Provides the parts of the configuration that client code needs, as data. */
function configModule(site: SiteConfig): Plugin {
  const { title, locale, baseUrl, colorMode, announcementBar } = site;
  const boot: BootConfig = {
    colorMode,
    announcementId: announcementBar?.id ?? null,
    asksForConsent: asksForConsent(site),
  };
  const worker: ServiceWorkerConfig = { title, locale, baseUrl };
  const values = Object.entries({ site: browserConfig(site), boot, worker });
  const code = values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  return {
    name: 'config-module',
    resolveId: (id) => (id === CONFIG ? `\0${id}` : undefined),
    load: (id) => (id === `\0${CONFIG}` ? code : undefined),
  };
}

/** Code that runs in the worker of samples. */
const IN_WORKER = /[\\/]packages[\\/](site[\\/]src[\\/]live[\\/]worker|ligo)[\\/]/;
const PLAIN_IMPORT = '\0plain-import';

/** Vite preloads dynamic imports with `<link>`. Workers have no document, so they use plain imports. */
function workerImports(): Plugin {
  return {
    name: 'worker-imports',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.includes('vite/preload-helper') && IN_WORKER.test(importer ?? '') ? PLAIN_IMPORT : undefined,
    load: (id) => (id === PLAIN_IMPORT ? 'export const __vitePreload = (load) => load()' : undefined),
  };
}
