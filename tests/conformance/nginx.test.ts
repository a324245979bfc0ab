import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from '../../packages/site/src/generator/headers';
import { readSiteMap } from '../../packages/site/src/generator/serve/read-site-map';
import { type Answer, ask } from '../helpers/ask';
import { DIST, filesOf, pagesOf } from '../helpers/dist';
import { LATEST } from '../helpers/latest';
import { findNginx, type RunningNginx, startNginx } from '../helpers/nginx';
import { harmDone, OUTWARD } from '../helpers/outward';

const PORT = 4395;
const found = findNginx();
const reason = 'missing' in found ? ` (left out: ${found.missing})` : '';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  ask({ port: PORT, path, headers, method });

describe.skipIf(reason)(`nginx with deploy/nginx.conf${reason}`, () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    if ('command' in found) nginx = await startNginx(found.command, DIST, PORT);
  }, 60_000);
  afterAll(() => {
    nginx?.process.kill('SIGQUIT');
  });

  test('starts without errors', () => {
    expect(nginx.errors()).toBe('');
  });

  test('serves every page at its plain address', async () => {
    const pages = pagesOf(DIST).filter(({ path }) => path !== '/404.html');
    for (const { path, html } of pages.filter((_, index) => index % 20 === 0)) {
      const { status, headers, body } = await get(path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(headers['content-encoding'], path).toBeUndefined();
      expect(body.toString() === html, path).toBe(true);
    }
  });

  test('sends the same headers as our own server, from the same rules', async () => {
    const rules = parseHeadersFile(readFileSync(join(DIST, '_headers'), 'utf8'));
    const asset = filesOf(join(DIST, 'assets')).find((file) => file.endsWith('.js'));
    const paths = ['/', '/docs/data-types/lists', '/docs/data-types/lists.md', '/sitemap.xml', '/sw.js'];
    for (const path of [...paths, `/assets/${asset}`]) {
      const { status, headers } = await get(path);
      expect(status, path).toBe(200);
      expect(headers, path).toMatchObject(headersFor(path, rules));
    }
  });

  test('lets files with a hash in their name be cached for a year, and revalidates pages', async () => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get('/docs')).body.toString())?.[1] ?? '';
    expect((await get(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/docs')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    const etag = String((await get('/docs')).headers.etag);
    expect((await get('/docs', { 'if-none-match': etag })).status).toBe(304);
  });

  test.each([
    ['/docs/data-types/lists.md', 'text/markdown; charset=utf-8'],
    ['/blog/atom.xml', 'application/xml; charset=utf-8'],
    ['/blog/feed.json', 'application/json; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
  ])('sends %s as %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });

  test.each([
    ['/docs/data-types/lists.html', '/docs/data-types/lists'],
    ['/docs/data-types/lists/index.html', '/docs/data-types/lists'],
    ['/docs/data-types/lists/', '/docs/data-types/lists'],
    ['/docs//data-types/lists', '/docs/data-types/lists'],
    ['/Docs/Data-Types/LISTS', '/docs/data-types/lists'],
    ['/index.html', '/'],
    [`/docs/${LATEST}`, '/docs'],
    [`/docs/${LATEST}/`, '/docs'],
    [`/docs/${LATEST}/data-types/lists`, '/docs/data-types/lists'],
    [`/docs/${LATEST}/data-types/lists.html`, '/docs/data-types/lists'],
    [`/docs/${LATEST}/data-types/lists.jsligo.md`, '/docs/data-types/lists.jsligo.md'],
    ['/docs/manpages/compile%20contract', '/docs/manpages/compile-contract'],
    ['/docs/next/reference/list', '/docs/next/reference/list-reference'],
    [`/docs/${LATEST}/reference/list`, '/docs/reference/list-reference'],
  ])('leads %s to %s in one step', async (from, to) => {
    const { status, headers } = await get(`${from}?lang=cameligo`);
    expect(status).toBe(301);
    expect(headers.location).toBe(`${to}?lang=cameligo`);
  });

  test('knows every redirect that our own server knows', async () => {
    const map = await readSiteMap(DIST);
    const rules = readFileSync(join(DIST, '_redirects'), 'utf8').trim().split('\n');
    const froms = rules.map((rule) => rule.split(' ')[0] ?? '').filter((from) => !from.endsWith('*'));
    for (const from of froms.filter((_, index) => index % 10 === 0)) {
      const place = map.locate(from);
      const { status, headers } = await get(from);
      expect(status, from).toBe(301);
      expect({ kind: 'redirect', to: headers.location }, from).toEqual(place);
    }
  });

  test.each([
    '/nowhere',
    '/docs/nowhere',
    `/docs/${LATEST}/nowhere`,
    '/assets/nothing.js',
    '/404.html',
    '/_headers',
    '/_nginx/http.conf',
    '/nowhere.md',
  ])('answers %s with the not-found page, its headers, and status 404', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Page not found');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test.each(['/..%2f..%2fpackage.json', '/../package.json', '//example.org/', '/%0d%0aset-cookie:a=b'])(
    'never leaves its folder or its site: %s',
    async (path) => {
      const { status, headers } = await get(path);
      expect([301, 400, 404]).toContain(status);
      expect(String(headers.location ?? '/')).toMatch(/^\/(?!\/)/);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  test(`never leads to another site: ${OUTWARD.length} addresses that try`, async () => {
    expect(await harmDone((path) => get(path))).toEqual([]);
  });

  test('refuses what is neither GET nor HEAD', async () => {
    expect((await get('/docs', {}, 'POST')).status).toBe(405);
    const head = await get('/docs', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });

  test('logs no errors', () => {
    expect(existsSync(join(DIST, '_nginx/server.conf'))).toBe(true);
    expect(
      nginx
        .errors()
        .replace(/^.*No such file or directory.*$/gm, '')
        .trim(),
    ).toBe('');
  });
});
