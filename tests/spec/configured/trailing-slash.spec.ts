/** A site whose addresses end in a slash: every link, the search and offline reading use that form. */
import { expect, type Page, test } from '@playwright/test';
import { faultySite } from '../../helpers/faulty-site';
import { LATEST } from '../../helpers/latest';
import { type OwnServer, ownServer } from '../../helpers/own-server';
import { searchFor } from '../../helpers/search';
import { alive, expectQuiet, pathOf } from '../../helpers/site';
import { folderOf } from '../variants/build';

const GUIDE = '/docs/intro/introduction/';
let server: OwnServer;

test.beforeEach(async () => {
  server = ownServer(await faultySite(folderOf('slash'), '/'));
});
test.afterEach(() => server.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url(path));
  await alive(page);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const FILE = /\.[a-z]\w*$/;

test('every link to a page, the sitemap, the feeds and the canonical addresses end in a slash', async ({
  request,
}) => {
  const textOf = async (path: string) => (await request.get(server.url(path))).text();
  const listed = await textOf('/sitemap.xml');
  const pages = [...listed.matchAll(/<loc>https:\/\/ligolang\.org([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(pages).toContain(GUIDE);
  const found = new Set(pages);
  for (const path of [...pages, '/search/']) {
    const html = await textOf(path ?? '');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/"/);
    for (const [, address] of html.matchAll(/ (?:href|action)="(\/[^"#?]*)/g)) found.add(address);
  }
  for (const [, address] of (await textOf('/blog/rss.xml')).matchAll(/ligolang\.org(\/[^<"#]*)/g))
    found.add(address);
  expect([...found].filter((path) => path && !path.endsWith('/') && !FILE.test(path))).toEqual([]);
  expect(found.size).toBeGreaterThan(30);
});

test('other spellings and old addresses redirect to it', async ({ request }) => {
  for (const [from, to] of [
    ['/docs/intro/introduction', GUIDE],
    ['/docs/intro/introduction/index.html', GUIDE],
    ['/docs/intro/start', GUIDE],
    ['/docs/intro/start/', GUIDE],
    [`/docs/${LATEST}/intro/introduction/`, GUIDE],
    ['/docs', '/docs/'],
  ] as const) {
    const answer = await request.get(server.url(from), { maxRedirects: 1 });
    expect(new URL(answer.url()).pathname, from).toBe(to);
  }
});

test('links, versions, the blog and the search lead to addresses with a slash, without redirects', async ({
  page,
}) => {
  const expectNoErrors = expectQuiet(page);
  const redirected: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 301) redirected.push(answer.url());
  });
  await open(page, '/');
  await page.locator('.navbar').getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(() => pathOf(page)).toBe('/docs/faq/intro/');
  await page.locator('.is-versions summary').click();
  await page.locator('.navbar').getByRole('link', { name: '1.10.0' }).click();
  await expect.poll(() => pathOf(page)).toBe('/docs/1.10.0/faq/intro/');
  await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('link', { name: 'First post' }).first().click();
  await expect.poll(() => pathOf(page)).toBe('/blog/first/');
  const { options } = await searchFor(page, 'section');
  await options.first().click();
  await expect(page).toHaveURL(/\/docs\/.*\/(?:\?|#|$)/);
  expectNoErrors();
  await open(page, '/docs/intro/introducton');
  await page.getByRole('link', { name: 'Introduction' }).click();
  await expect.poll(() => pathOf(page)).toBe(GUIDE);
  expect(redirected).toEqual([]);
});

test('a version is kept and read offline, at every spelling', async ({ page }) => {
  await open(page, '/docs/');
  await page.locator('[data-offline]').click();
  const panel = page.getByRole('dialog', { name: 'Offline reading' });
  await panel.getByRole('button', { name: 'Keep for offline reading' }).click();
  await expect(panel).toContainText('can be read without a network');
  await server.stop();
  for (const path of [
    GUIDE,
    '/docs/intro/introduction',
    '/docs/intro/start',
    `/docs/${LATEST}/intro/start/`,
  ]) {
    await open(page, path);
    await expect(heading(page), path).toHaveText('Introduction');
  }
});
