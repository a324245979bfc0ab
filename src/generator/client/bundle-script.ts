import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { SiteConfig } from '../../model/site';
import type { Project } from '../project';
import { viteConfig } from './vite-config';

/** Scripts that need no other file: the inline script of every page, and the service worker. */
export type SingleScript = 'src/browser/boot.ts' | 'src/offline/sw.ts';

/** A script with all that it imports, as one text. */
export async function bundleScript(project: Project, site: SiteConfig, entry: SingleScript): Promise<string> {
  const { build } = await import('vite');
  const result = (await build({
    ...viteConfig(project, site),
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(project.root, entry), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [script] = result.output;
  return script.code.trim();
}
