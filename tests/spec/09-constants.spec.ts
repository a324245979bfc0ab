/** Section 9: constants that are not proven with the state that they belong to. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { GUIDE, open } from '../helpers/site';

test('all styles of a document are at most 12 kB, its scripts with React at most 90 kB, compressed', async ({
  page,
}) => {
  let scripts = 0;
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) scripts += gzipSync(await response.body()).length;
    expect(type).not.toContain('css');
  });
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await open(page, GUIDE);
  await page.waitForLoadState('networkidle');
  const styles = gzipSync((await page.locator('style').allTextContents()).join('')).length;
  expect(styles).toBeGreaterThan(1000);
  expect(styles).toBeLessThanOrEqual(12_000);
  expect(scripts).toBeGreaterThan(5_000);
  expect(scripts).toBeLessThanOrEqual(90_000);
});
