/** The time from a click on a hovered link to the next paint; also for sites that load whole pages. */
import type { Browser } from '@playwright/test';
import { openPage, pointAt, press, STEP_TIMEOUT_MS, untilQuiet, visit } from './browser';
import './page-globals';

export async function measureNextPage(
  browser: Browser,
  base: string,
  { from, link }: { from: string; link: string },
): Promise<number> {
  const { page, close } = await openPage(browser);
  await page.addInitScript(noteNextPaint);
  await visit(page, base + from);
  await pointAt(page, link);
  await untilQuiet(page, 800);
  await press(page);
  await page.waitForFunction(() => window.benchNext !== undefined, undefined, {
    timeout: STEP_TIMEOUT_MS,
    polling: 50,
  });
  const time = await page.evaluate(() => window.benchNext);
  await close();
  return time ?? 0;
}

/**
 * Runs in every document. For a full page load, the paint is the first contentful paint; for client-side
 * navigation, the end of the frame in which the main heading changed.
 */
function noteNextPaint() {
  const KEY = 'bench-clicked-at';
  const clickedBefore = sessionStorage.getItem(KEY);
  if (clickedBefore) {
    sessionStorage.removeItem(KEY);
    new PerformanceObserver((list) => {
      const paint = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
      if (paint) window.benchNext = performance.timeOrigin + paint.startTime - Number(clickedBefore);
    }).observe({ type: 'paint', buffered: true });
  }
  const heading = () => document.querySelector('main h1, article h1, h1')?.textContent;
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return;
    const before = heading();
    sessionStorage.setItem(KEY, String(performance.timeOrigin + event.timeStamp));
    const look = () => {
      const now = heading();
      if (!now || now === before) {
        requestAnimationFrame(look);
        return;
      }
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        sessionStorage.removeItem(KEY);
        window.benchNext = performance.now() - event.timeStamp;
      };
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', onClick, { capture: true });
}
