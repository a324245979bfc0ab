/** `npm run build -- --compress`: the files it adds, and the servers that send them. */

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCompressedForm, isWorthCompressing } from '../../packages/site/src/generator/compress';
import { siteHandler } from '../../packages/site/src/generator/serve/site-handler';
import { ask } from '../helpers/ask';
import { filesOf, pagesOf, ROOT } from '../helpers/dist';
import { buildMade, makeSite } from '../helpers/made-site';
import { findNginx, startNginx } from '../helpers/nginx';

const PAGE = '/docs/intro/introduction';
const COMPRESSED = `${PAGE}.html.gz`;
const HEADING = '<h1>Page intro/introduction</h1>';
const NGINX_PORT = 4396;

const site = makeSite('compressed', 3);
const dist = join(ROOT, site.dist);

beforeAll(() => {
  expect(buildMade(site, '--compress').status).toBe(0);
});

describe('precompressed files', () => {
  test('exist for every text file that is large enough, with the same content', () => {
    const files = filesOf(dist);
    const texts = files.filter(
      (file) => !isCompressedForm(file) && isWorthCompressing(file, readFileSync(join(dist, file)).length),
    );
    expect(texts.length).toBeGreaterThan(50);
    for (const file of texts) {
      const content = readFileSync(join(dist, file));
      expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).equals(content), file).toBe(true);
      expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).equals(content), file).toBe(true);
    }
    expect(files.filter(isCompressedForm)).toHaveLength(2 * texts.length);
  });
});

describe('the server of npm start', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer(await siteHandler(dist));
    await new Promise<void>((listening) => server.listen(0, listening));
  });
  afterAll(() => {
    server.close();
  });
  const get = (encoding?: string, path = PAGE) =>
    ask({
      port: (server.address() as AddressInfo).port,
      path,
      headers: encoding ? { 'accept-encoding': encoding } : {},
    });

  test('prefers brotli', async () => {
    const { headers, body } = await get('gzip, deflate, br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(brotliDecompressSync(body).toString()).toContain(HEADING);
  });

  test('sends gzip to clients without brotli', async () => {
    const { headers, body } = await get('gzip');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain(HEADING);
  });

  test('sends the uncompressed file to clients that accept neither', async () => {
    const { headers, body } = await get();
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toContain(HEADING);
  });

  test('gives compressed files no address', async () => {
    expect((await get(undefined, COMPRESSED)).status).toBe(404);
  });
});

const found = findNginx();
const reason = 'missing' in found ? ` (left out: ${found.missing})` : '';

describe.skipIf(reason)(`nginx with deploy/nginx.conf${reason}`, () => {
  test('sends every page compressed, and gives compressed files no address', async () => {
    if (!('command' in found)) return;
    const nginx = await startNginx(found.command, dist, NGINX_PORT);
    try {
      for (const { path, html } of pagesOf(dist).filter((page) => page.path !== '/404.html')) {
        const { status, headers, body } = await ask({
          port: NGINX_PORT,
          path,
          headers: { 'accept-encoding': 'gzip' },
        });
        expect(status, path).toBe(200);
        expect(headers['content-encoding'], path).toBe('gzip');
        expect(headers.vary, path).toMatch(/accept-encoding/i);
        expect(gunzipSync(body).toString() === html, path).toBe(true);
      }
      expect((await ask({ port: NGINX_PORT, path: COMPRESSED })).status).toBe(404);
      expect(nginx.errors()).toBe('');
    } finally {
      nginx.process.kill('SIGQUIT');
    }
  });
});
