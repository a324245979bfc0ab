/** A Chromium with a slowed processor and a slow line, as Lighthouse slows them for phones. */
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';

export const CPU_SLOWED = 4;
export const MBIT = 1.6;
export const LATENCY_MS = 150;
const POINTED_WITHIN_MS = 10_000;
const VIEWPORT = { width: 1366, height: 768 };

export function launchBrowser() {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A page in a context of its own, with an empty cache. */
export async function openPage(browser, { slowed = true } = {}) {
  const context = await browser.newContext({ viewport: VIEWPORT, colorScheme: 'dark' });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slowed) await slowDown(session);
  return { page, session, close: () => context.close() };
}

async function slowDown(session) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: (MBIT * 1e6) / 8,
    uploadThroughput: (MBIT * 1e6) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
}

/**
 * Moves the mouse to the first element of a selector that shows a text, or to the first at all. Playwright's own ways to
 * find, point and click put listeners into the page that look for what is under the mouse: their time would count as the
 * page's.
 */
export async function pointAt(page, selector, text = '') {
  const end = Date.now() + POINTED_WITHIN_MS;
  let place;
  while (!place && Date.now() < end) place = await page.evaluate(placeOf, { selector, text });
  if (!place) throw new Error(`Nothing to point at: ${selector} ${text}`);
  await page.mouse.move(place.x, place.y);
}

function placeOf({ selector, text }) {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.textContent.includes(text) && one.checkVisibility(),
  );
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
}

/** Presses the mouse where it stands. */
export async function press({ mouse }) {
  await mouse.down();
  await mouse.up();
}

/** Waits until nothing has been asked for during `quiet` ms. */
export async function untilQuiet(page, quiet = 1500, most = 20_000) {
  let last = Date.now();
  const open = new Set();
  const started = (request) => {
    open.add(request);
    last = Date.now();
  };
  const ended = (request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', started).on('requestfinished', ended).on('requestfailed', ended);
  const end = Date.now() + most;
  while (Date.now() < end && (open.size > 0 || Date.now() - last < quiet)) await page.waitForTimeout(50);
  page.off('request', started).off('requestfinished', ended).off('requestfailed', ended);
}
