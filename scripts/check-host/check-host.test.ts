import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listFiles } from '../../packages/site/src/content/files';
import { siteHandler } from '../../packages/site/src/generator/serve/site-handler';
import { type Files, tinySite } from '../../tests/helpers/tiny-site';
import { checkHost } from './main';
import { siteUnderTest } from './site-under-test';

const LISTS = '<title>Lists</title>';
const hashOf = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 16);

const SITE: Files = {
  'index.html': '<title>Home</title>',
  '404.html': '<h1>Page not found</h1>',
  'docs/lists.html': LISTS,
  'docs/Old.html': '<script src="/moved.js" data-to="/docs/lists"></script>',
  'assets/entry-1aB.js': 'run()',
  'sw.js': 'serve()',
  'sitemap.xml': '<loc>https://site.example/</loc><loc>https://site.example/docs/lists</loc>',
  'offline/1.0.0.json': JSON.stringify({ files: { '/docs/lists': hashOf(LISTS) } }),
  _headers:
    '/*\n  x-frame-options: DENY\n\n/assets/*\n  cache-control: public, max-age=31536000, immutable\n',
  _redirects: '/docs/Old /docs/lists 301\n',
};

type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What the check finds on a host that handles some requests in its own way. */
async function findingsOn(fault: Fault): Promise<string[]> {
  const dist = await tinySite(SITE);
  const handle = await siteHandler(dist);
  const server = createServer((request, response) => {
    if (!fault(request, response)) handle(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const site = await siteUnderTest(`http://127.0.0.1:${port}`, dist, await listFiles(dist, '.'));
  const { findings } = await checkHost(site);
  return findings
    .map(({ area, what }) => `${area}: ${what}`)
    .filter((line) => !line.startsWith('compression'));
}

const page = (response: ServerResponse, headers = {}) => {
  response.writeHead(200, {
    'content-type': 'text/html',
    'cache-control': 'public, max-age=0',
    'x-frame-options': 'DENY',
    ...headers,
  });
  response.end('<title>Home</title>');
  return true;
};

test('our own server keeps every promise', async () => {
  expect(await findingsOn(() => false)).toEqual([]);
});

test('a host that answers everything with 200 is named', async () => {
  const findings = await findingsOn(({ url = '' }, response) => url.includes('no-page') && page(response));
  expect(findings).toEqual([
    'not found: an unknown address answers 200',
    "not found: the not-found page is not the site's 404.html",
  ]);
});

test('a host that strips headers is named', async () => {
  const findings = await findingsOn((_, response) => {
    const { setHeaders } = response;
    response.setHeaders = (headers) => {
      const kept = new Map(
        [...(headers as Map<string, string>)].filter(([name]) => name !== 'x-frame-options'),
      );
      return setHeaders.call(response, kept);
    };
    return false;
  });
  expect(findings).toEqual(['headers: without x-frame-options']);
});

test('a host that changes addresses to lower case is named', async () => {
  const findings = await findingsOn(({ url = '' }, response) => {
    if (url === url.toLowerCase()) return false;
    response.writeHead(301, { location: url.toLowerCase() }).end();
    return true;
  });
  expect(findings).toContainEqual(
    'not found: assets/entry-1aB.js answers 301: addresses are changed to lower case',
  );
  expect(findings).toContainEqual(expect.stringMatching(/^old addresses: \/docs\/Old leads to \/docs\/old/));
});

test('a host that caches pages for a day is named', async () => {
  const findings = await findingsOn(
    ({ url = '' }, response) => url === '/' && page(response, { 'cache-control': 'max-age=86400' }),
  );
  expect(findings).toEqual(['caching: pages are cached for 86400 seconds']);
});

test('a host that adds slashes is named', async () => {
  const findings = await findingsOn(({ url = '' }, response) => {
    if (url !== '/docs/lists') return false;
    response.writeHead(308, { location: '/docs/lists/' }).end();
    return true;
  });
  expect(findings).toEqual([
    'addresses: 1 of 2 canonical addresses are redirects: /docs/lists',
    'offline: changed or redirected: /docs/lists (308)',
  ]);
});

test('pages that lead on count for hosts without redirects; a broken old address is named', async () => {
  const asFile: Fault = ({ url = '' }, response) => {
    if (!url.startsWith('/docs/Old')) return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end(String(SITE['docs/Old.html']));
    return true;
  };
  expect(await findingsOn(asFile)).toEqual([]);
  const findings = await findingsOn(({ url = '' }, response) => {
    if (!url.startsWith('/docs/Old')) return false;
    response.writeHead(404).end();
    return true;
  });
  expect(findings).toEqual(['old addresses: /docs/Old answers 404']);
});

test('an address without a site is named', async () => {
  const site = await siteUnderTest('http://127.0.0.1:9', await tinySite(SITE), ['offline/1.0.0.json']);
  const { findings } = await checkHost(site);
  expect(findings).toHaveLength(7);
  expect(findings[0]?.what).toContain('the check failed');
});
