/** Section 4: light and dark. The other configurations are in configured/colour-mode.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { shown, stored } from '../helpers/reader';
import { GUIDE, open } from '../helpers/site';

const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' });

test('it is dark until the toggle is used, which stores the other theme for all pages and tabs', {
  tag: '@flow',
}, async ({ page, context }) => {
  await test.step('without a stored value it is dark, whatever the system prefers', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, GUIDE);
    expect(await shown(page, 'theme')).toBe('dark');
    expect(await stored(page, 'theme')).toBeNull();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await shown(page, 'theme')).toBe('dark');
    }
  });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const colours = () =>
    page
      .locator('.code:visible code')
      .first()
      .evaluate((code) => {
        const marked = [...code.querySelectorAll('span')];
        return [...new Set(marked.map((part) => getComputedStyle(part).color))];
      });
  const dark = await background();
  const darkCode = await colours();
  await toggle(page).click();
  expect(await shown(page, 'theme')).toBe('light');
  expect(await stored(page, 'theme')).toBe('light');
  expect(await background()).not.toBe(dark);
  await test.step('code has its own colours in each theme', async () => {
    const lightCode = await colours();
    expect(darkCode.length).toBeGreaterThan(2);
    expect(lightCode).toHaveLength(darkCode.length);
    expect(lightCode.filter((colour) => darkCode.includes(colour))).toEqual([]);
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await toggle(page).click();
  expect(await shown(page, 'theme')).toBe('light');
  await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
  expect(await shown(page, 'theme')).toBe('light');
  const other = await context.newPage();
  await test.step('an invalid stored theme is ignored', async () => {
    await page.evaluate(() => localStorage.setItem('theme', 'sepia'));
    await open(other, '/blog/tags');
    expect(await shown(other, 'theme')).toBe('dark');
  });
  await test.step('changes in other tabs are picked up', async () => {
    await page.bringToFront();
    for (const theme of ['dark', 'light', 'dark', 'light']) {
      await toggle(page).click();
      await expect(other.locator('html')).toHaveAttribute('data-theme', theme);
    }
    await page.evaluate(() => localStorage.clear());
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
