import type { InlineConfig } from 'vite';
import type { Project } from '../project';

/** What the bundler and the dev server have in common. */
export function viteConfig({ root, siteConfig }: Project): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '#site-config': siteConfig } },
  };
}
