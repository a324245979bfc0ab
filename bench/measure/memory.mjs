/** What the page's scripts hold after a walk over many pages, when everything unused has been thrown away. */
import { openPage } from './browser.mjs';

export const WALKED_PAGES = 20;
const LOOKED_AT_EVERY_MS = 50;

export async function measureMemory(browser, base, { from, next }) {
  const { page, session, close } = await openPage(browser, { slowed: false });
  await page.goto(base + from, { waitUntil: 'load' });
  for (let step = 0; step < WALKED_PAGES; step++) {
    const heading = await headingOf(session);
    await run(session, `document.querySelector(${JSON.stringify(next)}).click()`);
    while ([undefined, heading].includes(await headingOf(session)))
      await page.waitForTimeout(LOOKED_AT_EVERY_MS);
  }
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await close();
  return usedSize;
}

function headingOf(session) {
  return run(session, `document.querySelector('h1')?.textContent`);
}

/** By the browser's own means: Playwright's would put more script into the page than the page has itself. */
async function run(session, expression) {
  const { result } = await session.send('Runtime.evaluate', { expression });
  return result.value;
}
