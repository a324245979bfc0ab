/** One dialog at a time, search that goes on without a network, and links that choose a version. */
import { expect, type Page, test } from '@playwright/test';
import { LATEST } from '../helpers/latest';
import { stored } from '../helpers/reader';
import { searchBox } from '../helpers/search';
import { GUIDE, open } from '../helpers/site';

const openDialogs = (page: Page) => page.locator('dialog[open]');

test('search takes the place of the list of keys and of the menu, and the focus returns where it was', async ({
  page,
}) => {
  await open(page, GUIDE);
  const { dialog, input } = searchBox(page);
  await test.step('of the list of keys', async () => {
    const link = page.locator('.article-body a').first();
    await link.focus();
    await page.keyboard.press('?');
    await expect(page.locator('.keys')).toBeVisible();
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await expect(openDialogs(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(openDialogs(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
  await test.step('of the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.navbar-menu').click();
    await expect(page.locator('.mobile-menu')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await expect(openDialogs(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('.navbar-menu')).toBeFocused();
  });
});

test('a search that was opened online goes on without a network', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await open(page, GUIDE);
  const indexed = page.waitForResponse((response) => response.url().includes(`/search-index/${LATEST}.json`));
  await page.keyboard.press('Control+k');
  await (await indexed).finished();
  const { input, options } = searchBox(page);
  await expect(page.locator('.search-scope')).toBeVisible();
  await context.setOffline(true);
  await input.pressSequentially('fold_left', { delay: 30 });
  await expect(options.first()).toContainText('List.fold_left');
});

test('links to the latest version are a choice of it, which the footer follows; a middle click is one too', {
  tag: '@full',
}, async ({ page, context }) => {
  const preferred = () => stored(page, 'docs.preferred-version');
  const footer = page.locator('.footer').getByRole('link', { name: 'Get started' });
  const prefer = () => page.evaluate(() => localStorage.setItem('docs.preferred-version', '1.6.0'));
  await open(page, '/docs/1.6.0/data-types/lists');
  await prefer();
  await open(page, '/docs/1.6.0/data-types/lists');
  await expect(footer).toHaveAttribute('href', /^\/docs\/1\.6\.0\//);
  await test.step('in the banner', async () => {
    await page.locator('.version-banner a').click();
    await expect(page.locator('.version-badge')).toHaveText(`Version ${LATEST}`);
    expect(await preferred()).toBe(LATEST);
    await expect(footer).not.toHaveAttribute('href', /1\.6\.0/);
  });
  await test.step('on a landing page', async () => {
    await prefer();
    await open(page, '/docs/1.6.0');
    await page.getByRole('link', { name: `Go to ${LATEST}, the latest` }).click();
    await expect.poll(preferred).toBe(LATEST);
  });
  await test.step('with the middle button, before anything else has happened', async () => {
    await prefer();
    await page.goto('/docs/1.6.0/data-types/lists');
    const opened = context.waitForEvent('page');
    await page.locator('.version-banner a').click({ button: 'middle' });
    await expect((await opened).locator('.version-badge')).toHaveText(`Version ${LATEST}`);
    expect(await preferred()).toBe(LATEST);
    await expect(footer).not.toHaveAttribute('href', /1\.6\.0/);
  });
  await test.step('an entry of the bar leads to the preferred version, also as the first action', async () => {
    await prefer();
    await page.goto('/blog');
    await expect(page).toHaveURL(/lang=/);
    const opened = context.waitForEvent('page');
    await page
      .locator('.navbar-links')
      .getByRole('link', { name: 'Docs', exact: true })
      .click({ button: 'middle' });
    await expect((await opened).locator('.version-badge')).toHaveText('Version 1.6.0');
  });
});
