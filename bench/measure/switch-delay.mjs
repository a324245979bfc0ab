/** How long the page takes to show a click on the syntax switch: the browser's own event timing, as for INP. */
import { openPage, pointAt, press, untilQuiet } from './browser.mjs';

/** Event timing tells nothing of what is faster than this. */
const LEAST_MS = 16;

export async function measureSwitch(browser, url, { isSwitched, ...places }) {
  const { page, close } = await openPage(browser);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await untilQuiet(page);
  await reachSwitch(page, places);
  await page.waitForTimeout(500);
  await page.evaluate(watchEvents, LEAST_MS);
  await press(page);
  await page.waitForFunction(isSwitched, undefined, { timeout: 180_000 });
  await page.waitForTimeout(2000);
  const longest = await page.evaluate(() => Math.max(0, ...window.benchEvents));
  await close();
  return Math.max(longest, LEAST_MS);
}

/** Points at the switch; where it stands in a menu, that is opened first. */
export async function reachSwitch(page, { menu, otherSyntax, otherText }) {
  if (menu) {
    await pointAt(page, menu);
    await press(page);
  }
  await pointAt(page, otherSyntax, otherText);
}

function watchEvents(least) {
  window.benchEvents = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.benchEvents.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: least });
}
