/** A site that is built again while it is served: readers notice nothing but the new text. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteServer } from '../../packages/site/src/generator/serve/site-server';
import { ask } from '../helpers/ask';
import { filesOf, ROOT } from '../helpers/dist';
import { buildMade, commandFor, makeSite, PRODUCTION } from '../helpers/made-site';

const PAGE = '/docs/guides/guide-0';

const site = makeSite('served', 4);
const dist = join(ROOT, site.dist);
let server: Server;

beforeAll(async () => {
  expect(buildMade(site).status).toBe(0);
  server = await siteServer(dist, '/');
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
}, 60_000);
afterAll(() => {
  server.close();
});

const get = (path: string) => ask({ port: (server.address() as AddressInfo).port, path });

test('a rebuild under load: no request fails, old assets stay, the new list is known at once', async () => {
  const before = filesOf(join(dist, 'assets'));
  const content = join(ROOT, site.content, 'content/docs');
  const guide = join(content, 'guides/guide-0.md');
  writeFileSync(
    guide,
    readFileSync(guide, 'utf8').replaceAll('Part', 'Chapter').replaceAll('total_', 'sum_'),
  );
  const sidebars = join(ROOT, site.content, 'content/sidebars.yaml');
  writeFileSync(
    sidebars,
    readFileSync(sidebars, 'utf8').replace(
      '      - guides/guide-1\n',
      '      - guides/guide-1\n      - guides/new\n',
    ),
  );
  writeFileSync(
    join(content, 'guides/new.md'),
    readFileSync(join(content, 'guides/guide-1.md'), 'utf8').replace('title: Page', 'title: New page'),
  );
  const child = spawn(process.execPath, commandFor(site), { cwd: ROOT, stdio: 'ignore', env: PRODUCTION });
  const closed = once(child, 'close');
  let count = 0;
  const wrong = new Set<string>();
  while (child.exitCode === null && child.signalCode === null) {
    const { status, body } = await get(PAGE);
    const named = [...body.toString().matchAll(/(?:src|href|data-hover)="(\/assets\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    const paths = [PAGE, '/', '/nowhere', ...new Set(named)];
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, status: (await get(path)).status })),
    );
    count += answers.length;
    if (status !== 200) wrong.add(`${PAGE} ${status}`);
    for (const answer of answers)
      if (answer.status !== (answer.path === '/nowhere' ? 404 : 200))
        wrong.add(`${answer.path} ${answer.status}`);
  }
  await closed;
  expect(child.exitCode).toBe(0);
  expect([...wrong]).toEqual([]);
  expect(count).toBeGreaterThan(100);
  expect((await get(PAGE)).body.toString()).toContain('Chapter 1 of the story');
  expect((await get('/docs/guides/new')).status).toBe(200);
  const after = new Set(filesOf(join(dist, 'assets')));
  expect(before.filter((file) => !after.has(file))).toEqual([]);
  expect(after.size).toBeGreaterThan(before.length);
});
