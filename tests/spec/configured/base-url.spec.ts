/**
 * Section 3: a site whose `baseUrl` is `/sub/` works completely below that path, and requests nothing outside
 * it. The dev server of such a site is in browser/dev.spec.ts.
 */

import { expect, type Page, test } from '@playwright/test';
import { faultySite } from '../../helpers/faulty-site';
import { LATEST } from '../../helpers/latest';
import { type OwnServer, ownServer } from '../../helpers/own-server';
import { searchFor } from '../../helpers/search';
import { alive, expectQuiet, pathOf } from '../../helpers/site';
import { folderOf } from '../variants/build';

const BASE = '/sub/';
const GUIDE = '/sub/docs/intro/introduction';
let server: OwnServer;

test.beforeEach(async () => {
  server = ownServer(await faultySite(folderOf('sub'), BASE));
});
test.afterEach(async () => {
  expect(server.asked.filter((path) => !path.startsWith(BASE))).toEqual([]);
  await server.stop();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url(path));
  await alive(page);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every address in every page of the sitemap is below the base', async ({ request }) => {
  const sitemap = await (await request.get(server.url('/sub/sitemap.xml'))).text();
  const pages = [...sitemap.matchAll(/<loc>https:\/\/ligolang\.org([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(pages).toContain('/sub/');
  expect(pages).toContain(GUIDE);
  const found = new Set<string>();
  for (const path of [...pages, '/sub/search', '/sub/404.html']) {
    const html = await (await request.get(server.url(path ?? ''))).text();
    for (const [, address] of html.matchAll(/ (?:href|src|action)="(\/[^"#?]*)/g)) found.add(address ?? '');
    for (const [, address] of html.matchAll(/url\((\/[^)]*)\)/g)) found.add(address ?? '');
  }
  expect([...found].filter((address) => !address.startsWith(BASE))).toEqual([]);
  expect(found.size).toBeGreaterThan(30);
  // The texts and the footer of the real site link to pages that the small one does not have.
  const isElsewhere = /^\/sub\/(docs\/|(cookbook|messages|glossary|course|break-it)(\/|$))/;
  for (const address of [...found].filter((one) => !isElsewhere.test(one)))
    expect((await request.get(server.url(address))).status(), address).toBe(200);
});

test('feeds, redirects and the description for programs name addresses below the base', async ({
  request,
}) => {
  for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
    const text = await (await request.get(server.url(`/sub/blog/${file}`))).text();
    expect(text, file).toContain('https://ligolang.org/sub/blog/first');
  }
  expect(await (await request.get(server.url('/sub/opensearch.xml'))).text()).toContain('/sub/search?q=');
  expect(await (await request.get(server.url('/sub/site.webmanifest'))).json()).toMatchObject({
    scope: BASE,
  });
  for (const [from, to] of [
    ['/sub', '/sub/'],
    ['/sub/docs/intro/start', GUIDE],
    [`/sub/docs/${LATEST}/intro/introduction`, GUIDE],
    [`${GUIDE}.html`, GUIDE],
  ] as const) {
    server.asked.length = 0;
    const answer = await request.get(server.url(from));
    expect(new URL(answer.url()).pathname, from).toBe(to);
  }
  server.asked.length = 0;
});

test('links, versions, the blog, search and the not-found page stay below the base; others are left to the browser', async ({
  page,
}) => {
  const expectNoErrors = expectQuiet(page);
  await open(page, BASE);
  await page.locator('.navbar').getByRole('link', { name: 'FAQ' }).click();
  await expect(heading(page)).toHaveText('Questions');
  await page.locator('.is-versions summary').click();
  await page.locator('.navbar').getByRole('link', { name: '1.10.0' }).click();
  await expect(page).toHaveURL(/\/sub\/docs\/1\.10\.0\/faq\/intro/);
  await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
  await expect(page.locator('.navbar-links [aria-current]')).toHaveText('Blog');
  await page.getByRole('link', { name: 'explainer' }).click();
  await expect(heading(page)).toHaveText('One post tagged “explainer”');
  await page.getByRole('link', { name: 'First post' }).click();
  await expect(heading(page)).toHaveText('First post');
  await page.locator('.navbar-home').click();
  await expect.poll(() => pathOf(page)).toBe(BASE);
  await test.step('the search finds documents and posts', async () => {
    const { options } = await searchFor(page, 'first post');
    await options.first().click();
    await expect(page).toHaveURL(/\/sub\/blog\/first/);
    await searchFor(page, 'section');
    await page.getByRole('dialog').getByRole('link', { name: /^See/ }).click();
    await expect(page).toHaveURL(/\/sub\/search\?q=section/);
    await expect(page.locator('.result-list a').first()).toHaveAttribute('href', /^\/sub\/docs\//);
  });
  expectNoErrors();
  await open(page, '/sub/docs/intro/introducton');
  await page.getByRole('link', { name: 'Introduction' }).click();
  await expect(page).toHaveURL(new RegExp(GUIDE));
  await test.step('links outside of the base are left to the browser', async () => {
    // With an icon, or some browsers would ask for /favicon.ico.
    server.change({ '/other': '<link rel="icon" href="data:,"><h1>Another site</h1>' });
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/other">elsewhere</a>');
    });
    await page.getByRole('link', { name: 'elsewhere' }).click();
    await expect(heading(page)).toHaveText('Another site');
    expect(server.asked.filter((path) => !path.startsWith(BASE))).toEqual(['/other']);
    server.asked.length = 0;
  });
});

test('a version is kept and read offline, by a worker that answers below the base alone', async ({
  page,
}) => {
  await open(page, '/sub/docs');
  const offer = page.locator('[data-offline]');
  await offer.click();
  const panel = page.getByRole('dialog', { name: 'Offline reading' });
  await panel.getByRole('button', { name: 'Keep for offline reading' }).click();
  await expect(panel).toContainText('can be read without a network');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
  expect(scope).toBe(server.url(BASE));
  await server.stop();
  await open(page, BASE);
  await expect(heading(page)).toContainText('language');
  await open(page, '/sub/index.html');
  expect(pathOf(page)).toBe(BASE);
  await open(page, `/sub/docs/${LATEST}/intro/start`);
  await expect(heading(page)).toHaveText('Introduction');
  const { options } = await searchFor(page, 'section');
  await expect(options.first()).toBeVisible();
});
