/** What the page's scripts hold after a walk over many pages, when everything unused has been thrown away. */
import { openPage } from './browser.mjs';

export const WALKED_PAGES = 20;

export async function measureMemory(browser, base, { from, next }) {
  const { page, session, close } = await openPage(browser, { slowed: false });
  await page.goto(base + from, { waitUntil: 'load' });
  for (let step = 0; step < WALKED_PAGES; step++) {
    const before = page.url();
    const heading = await page.locator('h1').first().textContent();
    await page.locator(next).first().click();
    await page.waitForURL((url) => url.href !== before);
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, heading);
  }
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await close();
  return usedSize;
}
