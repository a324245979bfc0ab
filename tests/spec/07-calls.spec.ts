/** Sections 6 and 7: no accounts, no backend, no calls to anywhere else. */
import { expect, test } from '@playwright/test';
import { SCREEN, screenLink } from '../helpers/screen';
import { GUIDE, idle, open } from '../helpers/site';

test('a visit asks this site alone, for static files alone, and keeps one cookie', async ({
  page,
  baseURL,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).origin}`));
  await open(page, '/');
  await page.locator('.hero-code button.code-tab:visible').click();
  await page.getByRole('link', { name: 'Read the docs' }).click();
  await expect(page.locator('.version-badge')).toBeVisible();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
  await open(page, '/nowhere');
  await idle(page);
  expect([...new Set(calls)]).toEqual([`GET ${baseURL}`]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).toEqual(['cookie_consent']);
});

test('a page and its script are loaded on demand', async ({ page }) => {
  await open(page, GUIDE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await screenLink(page).click();
  await expect(page.locator('main h1')).toHaveText('Playground');
  expect(asked).toContain(SCREEN);
  expect(asked.filter((path) => /^\/assets\/playground-[\w-]+\.js$/.test(path))).toHaveLength(1);
});
