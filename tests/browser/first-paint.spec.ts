import { expect, test } from '@playwright/test';
import { expectQuiet, GUIDE, open, REFERENCE } from '../helpers/site';

for (const path of ['/', GUIDE, REFERENCE, '/docs', '/blog']) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    const quiet = expectQuiet(page);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, path);
    await page.waitForTimeout(500);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    // Signs of a few pixels that arrive in two parts are below what a reader could see.
    expect(shift).toBeLessThan(0.001);
    quiet();
  });
}

test('theme and syntax are on the page before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('syntax', 'cameligo');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver(() => {
      const { theme, syntax } = document.documentElement.dataset;
      seen.push(`${theme} ${syntax}`);
    }).observe({ type: 'paint', buffered: true });
    new MutationObserver(() => {
      if (document.body?.children.length) {
        const { theme, syntax } = document.documentElement.dataset;
        seen.push(`${theme} ${syntax}`);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, GUIDE);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['light cameligo']));
});
