/** Section 3: what the browser stores. What the pages hold is in tests/conformance/screens.test.ts. */
import { expect, test } from '@playwright/test';
import { shown, stored } from '../helpers/reader';
import { alive, GUIDE, open } from '../helpers/site';

test('only the syntax that the address names is stored at first; theme, syntax and version once chosen', {
  tag: '@flow',
}, async ({ page }) => {
  await test.step('nothing is stored for a reader who has chosen nothing, but the syntax', async () => {
    await open(page, GUIDE);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['syntax', 'jsligo']]);
  });
  await alive(page);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await stored(page, 'theme')).toBe('light');
  await page.locator('.navbar .is-syntax summary').click();
  await page.locator('.navbar').getByRole('button', { name: 'CameLIGO' }).click();
  expect(await stored(page, 'syntax')).toBe('cameligo');
  await page.locator('.navbar .is-versions summary').click();
  await page.locator('.navbar .is-versions').getByRole('link', { name: '1.10.0' }).click();
  await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
  expect(await stored(page, 'docs.preferred-version')).toBe('1.10.0');
  await open(page, '/');
  expect(await shown(page, 'theme')).toBe('light');
  expect(await shown(page, 'syntax')).toBe('cameligo');
  await expect(page.locator('.navbar .is-versions summary')).toContainText('1.10.0');
  await expect(
    page.locator('.navbar-links').getByRole('link', { name: 'Docs', exact: true }),
  ).toHaveAttribute('href', '/docs/1.10.0/intro/introduction');
});
