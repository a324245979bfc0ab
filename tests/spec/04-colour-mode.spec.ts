/** Section 4: light and dark. The other configurations are in configured/colour-mode.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { shown, stored } from '../helpers/reader';
import { GUIDE, open } from '../helpers/site';

const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`without a stored value it is dark, whatever the system prefers (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, GUIDE);
    expect(await shown(page, 'theme')).toBe('dark');
    expect(await stored(page, 'theme')).toBeNull();
    await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
    expect(await shown(page, 'theme')).toBe('dark');
  });
}

test('the toggle goes from the theme of the page to the other one, and stores it', { tag: '@flow' }, async ({
  page,
}) => {
  await open(page, GUIDE);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await toggle(page).click();
  expect(await shown(page, 'theme')).toBe('light');
  expect(await stored(page, 'theme')).toBe('light');
  expect(await background()).not.toBe(dark);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await toggle(page).click();
  expect(await shown(page, 'theme')).toBe('light');
});

test('a stored value that is no theme is passed over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'));
  await open(page, GUIDE);
  expect(await shown(page, 'theme')).toBe('dark');
});

test('changes in other tabs are picked up', { tag: '@flow' }, async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/blog');
  await open(page, GUIDE);
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => localStorage.clear());
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the theme stays from page to page and in the history', { tag: '@flow' }, async ({ page }) => {
  await open(page, GUIDE);
  await toggle(page).click();
  await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
  expect(await shown(page, 'theme')).toBe('light');
  await page.goBack();
  expect(await shown(page, 'theme')).toBe('light');
});
