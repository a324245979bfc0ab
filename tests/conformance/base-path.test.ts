/** A site below a path: nginx with the generated configuration and our own server give the same answers. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerRules, headersFile } from '../../packages/site/src/generator/headers';
import { nginxFiles } from '../../packages/site/src/generator/outputs/hosts/nginx';
import { redirectsFile } from '../../packages/site/src/generator/redirects';
import { siteHandler } from '../../packages/site/src/generator/serve/site-handler';
import { ask } from '../helpers/ask';
import { madeUpSite } from '../helpers/made-up-site';
import { findNginx, type RunningNginx, startNginx } from '../helpers/nginx';
import { tinyFolder } from '../helpers/tiny-site';

const NGINX_PORT = 4398;
const baseUrl = '/sub/';
const redirects = [
  { from: '/sub/docs/old name', to: '/sub/docs/lists' },
  { from: '/sub/docs/2.0.0', to: '/sub/docs' },
  { from: '/sub/docs/2.0.0/*', to: '/sub/docs/:splat' },
];
const rules = headerRules(madeUpSite({ baseUrl }), { boot: 'boot()', style: 'p{}', frontStyle: '' });

const EXPECTED: readonly (readonly [path: string, status: number, location?: string])[] = [
  ['/sub/', 200],
  ['/sub', 301, '/sub/'],
  ['/sub?a=b', 301, '/sub/?a=b'],
  ['/sub/index.html', 301, '/sub/'],
  ['/sub/docs', 200],
  ['/sub/docs/', 301, '/sub/docs'],
  ['/sub/docs/lists', 200],
  ['/sub/docs/LISTS.html?lang=jsligo', 301, '/sub/docs/lists?lang=jsligo'],
  ['/sub//docs/lists', 301, '/sub/docs/lists'],
  ['/sub/docs/old%20name', 301, '/sub/docs/lists'],
  ['/sub/docs/2.0.0', 301, '/sub/docs'],
  ['/sub/docs/2.0.0/lists', 301, '/sub/docs/lists'],
  ['/sub/docs/lists.md', 200],
  ['/sub/assets/a.js', 200],
  ['/sub/docs/nowhere', 404],
  ['/sub/_headers', 404],
  ['/sub/_nginx/http.conf', 404],
  ['/sub/404.html', 404],
  ['/', 404],
  ['/docs', 404],
  ['/docs/lists', 404],
  ['/assets/a.js', 404],
  ['/_headers', 404],
  ['/index.html', 404],
  ['/subdocs', 404],
];

async function differences(port: number): Promise<string[]> {
  const found: string[] = [];
  for (const [path, status, location] of EXPECTED) {
    const answer = await ask({ port, path });
    const seen = `${answer.status} ${answer.headers.location ?? ''}`.trim();
    const wanted = `${status} ${location ?? ''}`.trim();
    if (seen !== wanted) found.push(`${path}: ${seen} instead of ${wanted}`);
    if (!answer.headers['content-security-policy']) found.push(`${path}: no policy`);
    if (status === 404 && !answer.body.toString().includes('Page not found'))
      found.push(`${path}: another page`);
  }
  const asset = await ask({ port, path: '/sub/assets/a.js' });
  if (!String(asset.headers['cache-control']).includes('immutable')) found.push('assets are not cached');
  const copy = await ask({ port, path: '/sub/docs/lists.md' });
  if (copy.headers['x-robots-tag'] !== 'noindex') found.push('copies are indexed');
  return found;
}

describe('a site below /sub/', () => {
  const { folder, remove } = tinyFolder({
    'index.html': 'Home',
    '404.html': 'Page not found',
    'docs.html': 'Docs',
    'docs/lists.html': 'Lists',
    'docs/lists.md': 'Lists',
    'assets/a.js': 'run()',
    _headers: headersFile(rules),
    _redirects: redirectsFile(redirects),
    ...Object.fromEntries(
      nginxFiles({ baseUrl, rules, redirects, pages: ['/sub/', '/sub/docs', '/sub/docs/lists'] }).map(
        (one) => [one.file, one.content],
      ),
    ),
  });
  let server: Server;
  beforeAll(async () => {
    server = createServer(await siteHandler(folder, baseUrl));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => {
    server.close();
    remove();
  });

  test('is served by our own server', async () => {
    expect(await differences((server.address() as AddressInfo).port)).toEqual([]);
  });

  const found = findNginx();
  const reason = 'missing' in found ? ` (left out: ${found.missing})` : '';
  test.skipIf(reason)(`is served alike by nginx with deploy/nginx.conf${reason}`, async () => {
    if (!('command' in found)) return;
    const nginx: RunningNginx = await startNginx(found.command, folder, NGINX_PORT);
    try {
      expect(await differences(NGINX_PORT)).toEqual([]);
    } finally {
      nginx.process.kill('SIGQUIT');
    }
  });
});
