/** Section 8: browser storage that is blocked. Storage that is full or missing is in packages/site/src/site/stores/storage.dom.test.ts. */
import { expect, test } from '@playwright/test';
import { blockStorage, heard, shown } from '../helpers/reader';
import { SCREEN_SCRIPT, screenLink } from '../helpers/screen';
import { GUIDE, open } from '../helpers/site';

test('blocked browser storage: each page logs one warning, and everything works without memory', {
  tag: '@flow',
}, async ({ page }) => {
  await blockStorage(page);
  const warnings = heard(page, 'warning');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await open(page, `${GUIDE}?lang=cameligo`);
  expect(await shown(page, 'syntax')).toBe('cameligo');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await shown(page, 'theme')).toBe('light');
  await page.locator('.navbar .is-syntax summary').click();
  await page.locator('.navbar').getByRole('button', { name: 'JsLIGO' }).click();
  expect(await shown(page, 'syntax')).toBe('jsligo');
  await page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect(await shown(page, 'syntax')).toBe('jsligo');
  await page.locator('.navbar .is-versions summary').click();
  await page.locator('.navbar .is-versions').getByRole('link', { name: '1.10.0' }).click();
  await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
  const oneWarning = ['Browser storage is not available'];
  expect(warnings.map((text) => text.split(';')[0])).toEqual(oneWarning);
  warnings.length = 0;
  await open(page, '/search');
  expect(await shown(page, 'theme')).toBe('dark');
  expect(warnings.map((text) => text.split(';')[0])).toEqual(oneWarning);
  expect(errors).toEqual([]);
  await test.step('a page whose script is missing shows its error without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.route(SCREEN_SCRIPT, (route) => route.abort());
    await screenLink(page).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});
