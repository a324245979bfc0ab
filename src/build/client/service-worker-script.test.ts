import { describe, expect, it } from 'vitest';
import { site } from '#site-config';
import { serviceWorkerScript } from './service-worker-script';

describe('the service worker', () => {
  it('is a script that needs no other', async () => {
    const { file, content } = await serviceWorkerScript(site);
    expect(file).toBe('sw.js');
    expect(content).not.toMatch(/\bimport\b|\brequire\b/);
    const events: string[] = [];
    new Function('self', content)({ addEventListener: (name: string) => events.push(name) });
    expect(events).toEqual(['install', 'activate', 'fetch']);
    expect(content.length).toBeLessThan(4000);
  });
});
