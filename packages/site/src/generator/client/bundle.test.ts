import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '#site-config';
import { projectFrom } from '../project';
import { bundleScript } from './bundle';

const root = join(import.meta.dirname, '../../../../..');
const project = projectFrom({ root, siteConfig: join(root, 'site.config.ts') }, {});

describe('a script bundled into one file', () => {
  it('is the service worker with its event listeners', async () => {
    const script = await bundleScript(project, site, 'packages/site/src/offline/sw.ts');
    expect(script).not.toMatch(/\bimport\b|\brequire\b/);
    const events: string[] = [];
    new Function('self', script)({ addEventListener: (name: string) => events.push(name) });
    expect(events).toEqual(['install', 'activate', 'fetch']);
  });

  it('is the inline script of pages, which does not close its script element', async () => {
    const script = await bundleScript(project, site, 'packages/site/src/browser/boot.ts');
    expect(script).toContain('data');
    expect(script).not.toMatch(/\bimport\b|<\/script/);
  });
});
