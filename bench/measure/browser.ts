/** A Chromium with CPU and network throttling like Lighthouse's for phones. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserSettings } from '../../scripts/browsers/chromium';

export const CPU_SLOWDOWN = 4;
export const MBIT = 1.6;
export const LATENCY_MS = 150;
const NAVIGATION_TIMEOUT_MS = 60_000;
export const STEP_TIMEOUT_MS = 180_000;
const TARGET_TIMEOUT_MS = 10_000;
const MAX_QUIET_WAIT_MS = 20_000;
const VIEWPORT = { width: 1366, height: 768 };

/**
 * Playwright has V8 report where each error is created. Without this, V8 would parse the whole of React again for the
 * errors that React creates when it starts, which it does not do in the browser of a reader.
 */
const RECORD_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

export async function launchBrowser(): Promise<Browser> {
  const settings = await browserSettings({ mayInstall: false });
  if ('missing' in settings) throw new Error(settings.missing);
  return chromium.launch({
    executablePath: settings.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', RECORD_POSITIONS],
  });
}

export interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** What is throttled. */
export type Slowed = 'processor and line' | 'processor' | 'nothing';

/** A page in a separate context, with an empty cache. */
export async function openPage(browser: Browser, slowed: Slowed = 'processor and line'): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: VIEWPORT, colorScheme: 'dark' });
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slowed === 'processor and line') await slowLine(session);
  if (slowed !== 'nothing') await slowProcessor(session);
  return { page, session, close: () => context.close() };
}

/** Opens a page and waits until it makes no more requests of its own. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: NAVIGATION_TIMEOUT_MS });
  await untilQuiet(page);
}

async function slowLine(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: (MBIT * 1e6) / 8,
    uploadThroughput: (MBIT * 1e6) / 8,
  });
}

async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Moves the mouse to the first visible element that matches a selector and contains a text. Playwright's
 * locators add hit-testing listeners to the page, and their time would count as the page's.
 */
export async function pointAt(page: Page, selector: string, text = ''): Promise<Place> {
  const end = Date.now() + TARGET_TIMEOUT_MS;
  let place: Place | undefined;
  while (!place && Date.now() < end) place = await page.evaluate(centreOf, { selector, text });
  if (!place) throw new Error(`Nothing to point at: ${selector} ${text}`);
  await page.mouse.move(place.x, place.y);
  return place;
}

function centreOf({ selector, text }: { selector: string; text: string }) {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.textContent?.includes(text) && one.checkVisibility(),
  );
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
}

/** Presses the mouse button where the pointer is. */
export async function press({ mouse }: Page): Promise<void> {
  await mouse.down();
  await mouse.up();
}

/** Waits until nothing has been requested for `quiet` ms, but not forever. */
export async function untilQuiet(page: Page, quiet = 1500): Promise<void> {
  let last = Date.now();
  const open = new Set<unknown>();
  const started = (request: unknown) => {
    open.add(request);
    last = Date.now();
  };
  const ended = (request: unknown) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', started).on('requestfinished', ended).on('requestfailed', ended);
  const end = Date.now() + MAX_QUIET_WAIT_MS;
  while (Date.now() < end && (open.size > 0 || Date.now() - last < quiet)) await page.waitForTimeout(50);
  page.off('request', started).off('requestfinished', ended).off('requestfailed', ended);
}
