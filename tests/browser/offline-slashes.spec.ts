/** Offline reading on a host that redirects every page to an address with a slash: a stored redirect must not loop. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { OfflineList } from '../../packages/site/src/model/offline';
import { DIST } from '../helpers/dist';
import { LATEST } from '../helpers/latest';
import { expect, keep } from '../helpers/offline';
import { pagesLike } from '../helpers/pages-like';
import { alive, GUIDE, OTHER_GUIDE, REFERENCE } from '../helpers/site';

const LIST = `offline/${LATEST}.json`;

/** The list of a version with three pages and all scripts, which is stored quickly. */
function smallList(): OfflineList {
  const list = JSON.parse(readFileSync(join(DIST, LIST), 'utf8')) as OfflineList;
  const kept = Object.entries(list.files).filter(
    ([path]) => [GUIDE, OTHER_GUIDE, REFERENCE].includes(path) || /^\/assets\/[^/]+\.js$/.test(path),
  );
  return { ...list, files: Object.fromEntries(kept) };
}

function hostWith(addsSlash: boolean): Server {
  const host = pagesLike({ folder: DIST, addsSlash });
  return createServer((request, response) => {
    if (request.url !== `/${LIST}`) host.emit('request', request, response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(smallList()));
  });
}

for (const addsSlash of [true, false]) {
  test(`kept pages open without a network where the host ${addsSlash ? 'adds slashes' : 'adds nothing'}`, {
    tag: '@full',
  }, async ({ page }) => {
    const server = hostWith(addsSlash);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const url = (path: string) => `http://localhost:${port}${path}`;
    await page.goto(url(GUIDE));
    await alive(page);
    await keep(page);
    server.closeAllConnections();
    server.close();
    for (const [path, heading] of [
      [GUIDE, 'Lists'],
      [OTHER_GUIDE, 'Sets'],
      [`${OTHER_GUIDE}/`, 'Sets'],
      [`${GUIDE}.html`, 'Lists'],
      [REFERENCE, 'List'],
    ] as const) {
      await page.goto(url(path));
      await expect(page.locator('h1'), path).toContainText(heading);
    }
  });
}
