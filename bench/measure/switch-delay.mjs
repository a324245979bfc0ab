/** How long the page takes to show a click on the syntax switch: the browser's own event timing, as for INP. */
import { openPage, press, untilQuiet } from './browser.mjs';

/** Event timing tells nothing of what is faster than this. */
const LEAST_MS = 16;

export async function measureSwitch(browser, url, { openSwitch, otherSyntax, isSwitched }) {
  const { page, close } = await openPage(browser);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await untilQuiet(page);
  await openSwitch?.(page);
  const button = page.locator(otherSyntax).first();
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await page.waitForTimeout(500);
  await page.evaluate(watchEvents, LEAST_MS);
  await press(page);
  await page.waitForFunction(isSwitched, undefined, { timeout: 180_000 });
  await page.waitForTimeout(2000);
  const longest = await page.evaluate(() => Math.max(0, ...window.benchEvents));
  await close();
  return Math.max(longest, LEAST_MS);
}

function watchEvents(least) {
  window.benchEvents = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.benchEvents.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: least });
}
