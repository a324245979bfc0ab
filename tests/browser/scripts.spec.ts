/** What of the site's script a reader gets, and when. */
import { expect, type Page, test } from '@playwright/test';
import { expectQuiet, GUIDE, OTHER_GUIDE, open, pathOf } from '../helpers/site';

const MAIN = /\/assets\/main-.*\.js$/;
const REACT = /\/assets\/react-.*\.js$/;
const SEARCH = /\/assets\/modal-.*\.js$/;

/** The scripts that a page asks for, from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const click = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element: HTMLElement) => element.click());

test('who reads, goes on, chooses and opens menus gets one small script', async ({ page }) => {
  const quiet = expectQuiet(page);
  const scripts = scriptsOf(page);
  await open(page, GUIDE);
  await page.mouse.move(400, 400);
  await page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  await page.locator('.is-syntax summary').click();
  await page.getByRole('button', { name: 'CameLIGO' }).first().click();
  await page.locator('.is-versions summary').click();
  await page.getByRole('link', { name: '1.10.0' }).first().click();
  await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(MAIN)]);
  quiet();
});

test('who points at the search box gets the rest of search before the click', async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, GUIDE);
  await page.locator('.navbar-search').hover();
  await expect.poll(() => scripts.some((path) => SEARCH.test(path))).toBe(true);
  await expect(page.locator('.search-modal')).toHaveCount(0);
});

test('who points at a link to a screen gets its script before the click', async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, GUIDE);
  await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).hover();
  await expect.poll(() => scripts.some((path) => path.includes('/blog-list-'))).toBe(true);
  await expect.poll(() => scripts.some((path) => REACT.test(path))).toBe(true);
  expect(pathOf(page)).toBe(GUIDE);
});

test('a screen comes to life at once', async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, '/blog');
  expect(scripts.some((path) => REACT.test(path))).toBe(true);
});

test('a link leads on without leaving the document', async ({ page }) => {
  await open(page, GUIDE);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await click(page, `.sidebar a[href="${OTHER_GUIDE}"]`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a step back after a reload shows the page that was left', async ({ page }) => {
  await open(page, GUIDE);
  await click(page, `.sidebar a[href="${OTHER_GUIDE}"]`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
});

test('without React documents, menus and links between them work, and a screen is loaded in full', async ({
  page,
}) => {
  await page.route(REACT, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, GUIDE);
  await click(page, `.sidebar a[href="${OTHER_GUIDE}"]`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  await click(page, '.theme-toggle');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  let loads = 0;
  page.on('load', () => loads++);
  await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded in full.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
  expect(loads).toBe(1);
});
