/** `npm run check:host` against hosts: what each of them keeps of what the site promises. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteServer } from '../../packages/site/src/generator/serve/site-server';
import { checkHost } from '../../scripts/check-host/main';
import { siteUnderTest } from '../../scripts/check-host/site-under-test';
import { DIST, filesOf } from '../helpers/dist';
import { findNginx, startNginx } from '../helpers/nginx';
import { pagesLike } from '../helpers/pages-like';
import { buildVariant, folderOf } from '../spec/variants/build';

const NGINX_PORT = 4399;

async function areasThatDiffer(port: number, folder = DIST): Promise<string[]> {
  const site = await siteUnderTest(`http://127.0.0.1:${port}`, folder, filesOf(folder));
  const { findings } = await checkHost(site);
  return [...new Set(findings.map(({ area }) => area))];
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

describe('the built site', { timeout: 240_000 }, () => {
  test('is as promised on our own server, but for compression', async () => {
    const server = await siteServer(DIST, '/');
    const found = await areasThatDiffer(await listening(server));
    server.close();
    expect(found.filter((area) => area !== 'compression')).toEqual([]);
  });

  const nginx = findNginx();
  const reason = 'missing' in nginx ? ` (left out: ${nginx.missing})` : '';
  test.skipIf(reason)(`is as promised on nginx${reason}`, async () => {
    if (!('command' in nginx)) return;
    const running = await startNginx(nginx.command, DIST, NGINX_PORT);
    const found = await areasThatDiffer(NGINX_PORT);
    running.process.kill('SIGQUIT');
    expect(found).toEqual([]);
  });

  test('lacks only headers, caching and compression on a host with files and nothing else', async () => {
    const server = pagesLike({ folder: DIST });
    const found = await areasThatDiffer(await listening(server));
    server.close();
    expect(found).toEqual(['headers', 'caching', 'compression']);
  });

  test('has no direct addresses on a host that adds slashes', async () => {
    const server = pagesLike({ folder: DIST, addsSlash: true });
    const found = await areasThatDiffer(await listening(server));
    server.close();
    expect(found).toContain('addresses');
  });
});

describe('a site below a path', { timeout: 240_000 }, () => {
  test('lacks only headers, caching and compression on a host with files and nothing else', async () => {
    const { code, output } = await buildVariant('sub');
    expect(code, output).toBe(0);
    const folder = folderOf('sub');
    const server = pagesLike({ folder, baseUrl: '/sub/' });
    const origin = `http://127.0.0.1:${await listening(server)}/sub/`;
    const { findings } = await checkHost(await siteUnderTest(origin, folder, filesOf(folder)));
    server.close();
    expect([...new Set(findings.map(({ area }) => area))]).toEqual(['headers', 'caching', 'compression']);
  });
});

describe('a site whose addresses end in a slash', { timeout: 240_000 }, () => {
  const folder = folderOf('slash');
  beforeAll(async () => {
    const { code, output } = await buildVariant('slash');
    if (code !== 0) throw new Error(output);
  }, 240_000);

  test('is as promised on our own server, but for compression', async () => {
    const server = await siteServer(folder, '/');
    const found = await areasThatDiffer(await listening(server), folder);
    server.close();
    expect(found.filter((area) => area !== 'compression')).toEqual([]);
  });

  const nginx = findNginx();
  const reason = 'missing' in nginx ? ` (left out: ${nginx.missing})` : '';
  test.skipIf(reason)(`is as promised on nginx${reason}`, async () => {
    if (!('command' in nginx)) return;
    const running = await startNginx(nginx.command, folder, NGINX_PORT);
    const found = await areasThatDiffer(NGINX_PORT, folder);
    running.process.kill('SIGQUIT');
    expect(found).toEqual([]);
  });

  test('has direct addresses on a host that adds slashes', async () => {
    const server = pagesLike({ folder, addsSlash: true });
    const found = await areasThatDiffer(await listening(server), folder);
    server.close();
    expect(found).toEqual(['headers', 'caching', 'compression']);
  });
});
