/** A document loads React only when the reader reaches for what needs it. */
import { expect, type Page, test } from '@playwright/test';
import { alive, expectQuiet, GUIDE, OTHER_GUIDE, pathOf } from '../helpers/site';

const SHELL = /\/assets\/hydrate-.*\.js$/;

/** The scripts that a page asks for, from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Opens a page and keeps still. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/lang=/);
}

const click = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element: HTMLElement) => element.click());

test('who only reads gets one small script', async ({ page }) => {
  const quiet = expectQuiet(page);
  const scripts = scriptsOf(page);
  await read(page, GUIDE);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/main-.*\.js$/)]);
  await page.mouse.move(400, 400);
  await expect.poll(() => scripts.some((path) => SHELL.test(path))).toBe(true);
  await alive(page);
  quiet();
});

test('a click that comes before the shell is done once it is there', async ({ page }) => {
  await read(page, GUIDE);
  await click(page, '.theme-toggle');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await click(page, '.navbar-search');
  await expect(page.locator('.search-modal')).toBeVisible();
  expect(pathOf(page)).toBe(GUIDE);
});

test('a link that is clicked first leads on without leaving the document', async ({ page }) => {
  await read(page, GUIDE);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await click(page, `.sidebar a[href="${OTHER_GUIDE}"]`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a step back after a reload shows the page that was left', async ({ page }) => {
  await read(page, GUIDE);
  await click(page, `.sidebar a[href="${OTHER_GUIDE}"]`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
});

test('keys wake it as well', async ({ page }) => {
  const scripts = scriptsOf(page);
  await read(page, GUIDE);
  await page.keyboard.press('Tab');
  await expect.poll(() => scripts.some((path) => SHELL.test(path))).toBe(true);
});

test('without its script links still lead on, and the page is loaded anew only once', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(SHELL, (route) => route.fulfill({ status: 404, body: '' }));
  await read(page, GUIDE);
  await click(page, `.sidebar a[href="${OTHER_GUIDE}"]`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  await page.waitForLoadState('load');
  let loads = 0;
  page.on('load', () => loads++);
  await page.mouse.move(300, 300);
  await expect.poll(() => loads).toBe(1);
  await page.mouse.move(400, 400);
  await expect.poll(() => warnings.join()).toContain('The menus of the page could not be loaded.');
  await page.waitForTimeout(500);
  expect(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
});
