import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask as askServer } from '../helpers/ask';
import { DIST, ROOT } from '../helpers/dist';
import { LATEST } from '../helpers/latest';
import { harmDone, OUTWARD } from '../helpers/outward';

const PORT = 4391;

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer({ port: PORT, path, headers, method });

function serve(port: number, ...options: readonly string[]): ChildProcess {
  const args = ['scripts/run.mjs', 'serve', '--port', String(port), '--out', DIST, ...options];
  return spawn(process.execPath, args, { cwd: ROOT });
}

async function untilSaid(child: ChildProcess, words: RegExp): Promise<string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += String(part)));
  while (!words.test(said)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (child.exitCode !== null) break;
  }
  return said;
}

let server: ChildProcess;
beforeAll(async () => {
  server = serve(PORT);
  await untilSaid(server, /Serving at/);
}, 60_000);
afterAll(() => {
  server.kill('SIGKILL');
});

describe('the server of npm start', () => {
  test('sends a page with its type, to be revalidated', async () => {
    const { status, headers, body } = await ask('/docs/data-types/lists');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.toString()).toContain('<h1>Lists</h1>');
  });

  test('answers an unchanged page with 304', async () => {
    const { headers } = await ask('/docs');
    const again = await ask('/docs', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('lets files with a hash in their name be cached for a year', async () => {
    const page = (await ask('/docs')).body.toString();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const { headers } = await ask(script);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('has the service worker revalidated on every request', async () => {
    const { status, headers } = await ask('/sw.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  });

  test('sends a strict security policy and related headers with every response', async () => {
    for (const path of ['/', '/docs/data-types/lists', '/nowhere', '/favicon.svg', '/docs/', '/%zz']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self' 'sha256-/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000\b/);
    }
  });

  test.each([
    '/nowhere',
    '/blogs',
    '/blog/archive/more',
    '/docs/no/such/page',
    '/docs/data-types/lists/more',
    '/%CE%A9/%2e',
  ])('answers the unknown path %s with the not-found page and status 404', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Page not found');
  });

  test.each([
    ['/docs/data-types/lists.html', '/docs/data-types/lists'],
    ['/docs/data-types/lists/index.html', '/docs/data-types/lists'],
    ['/docs/data-types/lists/', '/docs/data-types/lists'],
    ['/Docs/Data-Types/LISTS', '/docs/data-types/lists'],
    ['/index.html', '/'],
    ['/blog.html', '/blog'],
    ['/blog/index.html', '/blog'],
    [`/docs/${LATEST}`, '/docs'],
    [`/docs/${LATEST}/data-types/lists`, '/docs/data-types/lists'],
    [`/docs/${LATEST}/data-types/lists.html`, '/docs/data-types/lists'],
    [`/docs/${LATEST}/data-types/lists/index.html`, '/docs/data-types/lists'],
    ['/docs/manpages/compile%20contract', '/docs/manpages/compile-contract'],
    ['/docs/next/reference/list', '/docs/next/reference/list-reference'],
    [`/docs/${LATEST}/reference/list`, '/docs/reference/list-reference'],
  ])('leads %s to the plain address %s', async (from, to) => {
    const { status, headers } = await ask(`${from}?lang=cameligo`);
    expect(status).toBe(301);
    expect(headers.location).toBe(`${to}?lang=cameligo`);
  });

  test.each(['/%E0%A4%A', '/..%2f..%2fpackage.json', '/../package.json', '//example.org/', '/%00'])(
    'never leaves its folder or its site: %s',
    async (path) => {
      const { status, headers } = await ask(path);
      expect([301, 400, 404]).toContain(status);
      expect(String(headers.location ?? '/')).toMatch(/^\/(?!\/)/);
    },
  );

  test(`never leads to another site: ${OUTWARD.length} addresses that try`, async () => {
    expect(await harmDone((path) => ask(path))).toEqual([]);
  });

  test('refuses what is neither GET nor HEAD', async () => {
    expect((await ask('/docs', {}, 'POST')).status).toBe(405);
    const head = await ask('/docs', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });

  test('reports in one sentence that a port is in use', async () => {
    const blocker = createServer().listen(4392, '127.0.0.1');
    await once(blocker, 'listening');
    const child = serve(4392);
    const said = await untilSaid(child, /\n/);
    if (child.exitCode === null) await once(child, 'exit');
    blocker.close();
    expect(said).toContain('Port 4392 is already in use: choose another with --port N or the variable PORT.');
    expect(said).not.toMatch(/\bat .*:\d+/);
    expect(child.exitCode).toBe(1);
  });

  test('listens on loopback only, unless an address is given', async () => {
    const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const outer = others.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
    if (outer) await expect(fetch(`http://${outer}:${PORT}/`)).rejects.toThrow();
    const child = serve(4394, '--host', '0.0.0.0');
    expect(await untilSaid(child, /Serving at/)).toContain('http://0.0.0.0:4394');
    if (outer) expect((await fetch(`http://${outer}:4394/`)).status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });

  test('reports in one sentence that an address is not one of this machine', async () => {
    const child = serve(4394, '--host', '203.0.113.7');
    const said = await untilSaid(child, /\n/);
    if (child.exitCode === null) await once(child, 'exit');
    expect(said).toContain("'203.0.113.7' is not an address of this machine");
    expect(child.exitCode).toBe(1);
  });

  test('stops cleanly on Ctrl-C', async () => {
    const child = serve(4393);
    await untilSaid(child, /Serving at/);
    child.kill('SIGINT');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });
});
