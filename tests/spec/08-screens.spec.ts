/** Section 8: screens (pages with their own script) whose script is missing or fails. */
import { expect, type Page, test } from '@playwright/test';
import { heard, shown } from '../helpers/reader';
import { SCREEN, SCREEN_SCRIPT, screenLink } from '../helpers/screen';
import { alive, GUIDE, open } from '../helpers/site';

/** Replaces the script of the screen. */
const replaceScreenScript = (page: Page, body: string) =>
  page.route(SCREEN_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));

test.describe('the assets of a route fail to load', () => {
  test('a warning is logged, the page reloads, and the reload succeeds', async ({ page }) => {
    await open(page, GUIDE);
    const warnings = heard(page, 'warning');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    // The script is missing until the page is reloaded, however often it is requested before.
    let isReloaded = false;
    page.on('request', (request) => {
      isReloaded ||= request.isNavigationRequest();
    });
    await page.route(SCREEN_SCRIPT, (route) =>
      isReloaded ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await screenLink(page).click();
    await page.waitForFunction(() => !('stayed' in window));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
    expect(warnings.join()).toContain(
      'The assets of /playground could not be loaded. The page is loaded again.',
    );
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  });

  test('when they are still missing, the text can be read, the shell works and Retry is offered', async ({
    page,
  }) => {
    await page.route(SCREEN_SCRIPT, (route) => route.abort());
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto(SCREEN);
    // The page is reloaded once.
    await expect.poll(() => loads).toBe(2);
    await alive(page);
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded in full' });
    await expect(alert).toContainText('A script could not be loaded.');
    await expect(page.getByRole('link', { name: 'install the compiler' })).toBeVisible();
    await expect(page.locator('footer')).toContainText('Contribute');
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await shown(page, 'theme')).toBe('light');
    await page.unroute(SCREEN_SCRIPT);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
  });
});

test('a page module without a default export is an error that names the route, after a link and on the first page', {
  tag: '@full',
}, async ({ page }) => {
  const words = 'The page component at the route /playground has no default export.';
  await open(page, GUIDE);
  await replaceScreenScript(page, 'export const title = 1;');
  await screenLink(page).click();
  await expect(page.locator('.error-text')).toHaveText(words);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await open(page, SCREEN);
  await expect(page.locator('.incomplete-note')).toContainText(words);
});

test("a page crashes, on the first page and after a link: 'This page crashed.', the messages of all causes, 'Try again'", async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await replaceScreenScript(
    page,
    `export default function Crashing() {
      if (globalThis.repaired) return 'It works again.';
      const root = new Error('The disk is full.');
      throw new Error('The list cannot be shown.', { cause: new Error('The posts are gone.', { cause: root }) });
    }`,
  );
  await open(page, SCREEN);
  await expect(heading).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('This page crashed.');
  for (const message of ['The list cannot be shown.', 'The posts are gone.', 'The disk is full.']) {
    await expect(page.locator('.error-text')).toContainText(message);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('This page crashed.');
  await test.step('another page works again', async () => {
    await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page.locator('.version-badge')).toBeVisible();
    await screenLink(page).click();
    await expect(heading).toHaveText('This page crashed.');
  });
  await page.evaluate(() => Object.assign(globalThis, { repaired: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main')).toHaveText('It works again.');
  await expect(page.locator('footer')).toContainText('Contribute');
});
