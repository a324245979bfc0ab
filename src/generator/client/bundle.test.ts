import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '#site-config';
import { projectFrom } from '../project';
import { bundleScript } from './bundle';

const root = join(import.meta.dirname, '../../..');
const project = projectFrom({ root, siteConfig: join(root, 'site.config.ts') }, {});

describe('a script that is one file', () => {
  it('is the service worker, which listens to what it needs', async () => {
    const script = await bundleScript(project, site, 'src/offline/sw.ts');
    expect(script).not.toMatch(/\bimport\b|\brequire\b/);
    const events: string[] = [];
    new Function('self', script)({ addEventListener: (name: string) => events.push(name) });
    expect(events).toEqual(['install', 'activate', 'fetch']);
  });

  it('is the inline script of pages, which ends no script element', async () => {
    const script = await bundleScript(project, site, 'src/browser/boot.ts');
    expect(script).toContain('data');
    expect(script).not.toMatch(/\bimport\b|<\/script/);
  });
});
