import type { InlineConfig, Plugin } from 'vite';
import { browserConfig, type SiteConfig } from '../../model/site';
import type { Project } from '../project';

/** What the bundler and the dev server have in common. */
export function viteConfig({ root, siteConfig }: Project, site: SiteConfig): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '#site-config': siteConfig } },
    plugins: [browserConfigModule(site)],
  };
}

const NAME = 'virtual:browser-config';

/** Gives the browser's code the part of the configuration that it needs, as data. */
function browserConfigModule(site: SiteConfig): Plugin {
  return {
    name: 'browser-config',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const site = ${JSON.stringify(browserConfig(site))}` : undefined,
  };
}
