/** The JavaScript heap after visiting many pages, measured after garbage collection. */
import type { Browser, CDPSession } from '@playwright/test';
import { openPage } from './browser';

const WALKED_PAGES = 20;
const POLL_MS = 50;

export async function measureMemory(
  browser: Browser,
  base: string,
  { from, next }: { from: string; next: string },
): Promise<number> {
  const { page, session, close } = await openPage(browser, 'nothing');
  await page.goto(base + from, { waitUntil: 'load' });
  for (let step = 0; step < WALKED_PAGES; step++) {
    const heading = await headingOf(session);
    await evaluate(session, `document.querySelector(${JSON.stringify(next)}).click()`);
    while ([undefined, heading].includes(await headingOf(session))) await page.waitForTimeout(POLL_MS);
  }
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await close();
  return usedSize;
}

async function headingOf(session: CDPSession): Promise<string | undefined> {
  return evaluate(session, `document.querySelector('h1')?.textContent`);
}

/** Playwright's own `evaluate` would inject more script into the page than the page itself has. */
async function evaluate(session: CDPSession, expression: string): Promise<string | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  return result.value;
}
