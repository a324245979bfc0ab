/** Sections 2 and 4: the slide-out menu at 996 px and below. */
import { expect, type Page, test } from '@playwright/test';
import { GUIDE, open } from '../helpers/site';

test.use({ viewport: { width: 996, height: 800 } });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open the menu' }).click();

test('at 996 px the bar has a menu, at 997 px its entries; the menu closes when the window becomes wide', async ({
  page,
}) => {
  await open(page, GUIDE);
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  await expect(page.locator('.navbar-links')).toBeHidden();
  await expect(page.locator('.sidebar')).toBeHidden();
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
  await expect(page.locator('.navbar-links')).toBeVisible();
  await expect(page.locator('.sidebar')).toBeVisible();
  await test.step('a page without a sidebar shows the main menu at once', async () => {
    await page.locator('.navbar-links').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect(menu(page).getByRole('link', { name: 'Docs' })).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
  });
});

test('it shows the page’s own sidebar, and the main menu one step back; leaving it and going on close it', {
  tag: '@flow',
}, async ({ page }) => {
  await open(page, GUIDE);
  await test.step('a click outside, its button, and links to this page and to another close it', async () => {
    await openMenu(page);
    await expect(menu(page).locator('a[aria-current="page"]')).toHaveText('Lists');
    await page.mouse.click(900, 400);
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Lists', exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Sets', exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  });
  await test.step('it opens with the sidebar of the new page, and a step back closes it', async () => {
    await openMenu(page);
    await expect(menu(page).locator('a[aria-current="page"]')).toHaveText('Sets');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
    await expect(menu(page)).toBeHidden();
  });
  await test.step('versions and syntax are chosen in the main menu', async () => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
    await expect(menu(page).locator('.navbar-link')).toHaveText([
      'Docs',
      'API',
      'FAQ',
      'Playground',
      'Blog',
      'Registry',
      'Web IDE',
    ]);
    await menu(page).locator('.is-syntax summary').click();
    await menu(page).getByRole('button', { name: 'CameLIGO' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-syntax', 'cameligo');
    await menu(page).locator('.is-versions summary').click();
    await menu(page).getByRole('link', { name: '1.10.0' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
  });
});
