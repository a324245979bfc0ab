/** Section 9: constants that are not proven with the state that they belong to. */
import { expect, test } from '@playwright/test';
import { GUIDE, open } from '../helpers/site';

test('four versions can be chosen: next, 1.11.5 as the latest, 1.10.0 and 1.6.0', async ({ page }) => {
  await open(page, GUIDE);
  const versions = page.locator('.navbar-tools [data-version]');
  expect(await versions.evaluateAll((all) => all.map((one) => one.getAttribute('data-version')))).toEqual([
    'next',
    '1.11.5',
    '1.10.0',
    '1.6.0',
  ]);
  await expect(page.locator('.navbar-tools .is-versions summary')).toHaveText(/1\.11\.5/);
});

test('all styles of a document are at most 12 kB, its scripts at most 75 kB, compressed', async ({
  page,
}) => {
  const sizes = { css: 0, js: 0 };
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    const size = Number(response.headers()['content-length'] ?? 0);
    if (type.includes('css')) sizes.css += size;
    if (type.includes('javascript')) sizes.js += size;
  });
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await open(page, GUIDE);
  await page.waitForLoadState('networkidle');
  expect(sizes.css).toBeGreaterThan(1000);
  expect(sizes.css).toBeLessThanOrEqual(12_000);
  expect(sizes.js).toBeGreaterThan(10_000);
  expect(sizes.js).toBeLessThanOrEqual(75_000);
});
