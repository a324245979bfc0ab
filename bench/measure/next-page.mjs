/** From a click on a link, pointed at before, to the next page painted; the same for sites that load pages anew. */
import { openPage, pointAt, press, untilQuiet } from './browser.mjs';

export async function measureNextPage(browser, base, { from, link }) {
  const { page, close } = await openPage(browser);
  await page.addInitScript(noteNextPaint);
  await page.goto(base + from, { waitUntil: 'load', timeout: 60_000 });
  await untilQuiet(page);
  await pointAt(page, link);
  await untilQuiet(page, 800);
  await press(page);
  await page.waitForFunction(() => window.benchNext !== undefined, undefined, {
    timeout: 180_000,
    polling: 50,
  });
  const time = await page.evaluate(() => window.benchNext);
  await close();
  return time;
}

/**
 * Runs in every document. A page that is loaded anew is painted at its first contentful paint; one that is changed in
 * place, at the end of the frame in which its main heading has become another.
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
  const clicked = (event) => {
    if (!event.target.closest?.('a[href]')) return;
    const before = heading();
    sessionStorage.setItem(KEY, String(performance.timeOrigin + event.timeStamp));
    const look = () => {
      const now = heading();
      if (!now || now === before) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        sessionStorage.removeItem(KEY);
        window.benchNext = performance.now() - event.timeStamp;
      };
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', clicked, { capture: true });
}
