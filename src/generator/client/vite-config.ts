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
    resolve: { alias: { '#site-config': siteConfig } },
    plugins: [configModules(site)],
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
