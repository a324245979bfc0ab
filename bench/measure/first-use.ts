/** The cost of a first use on a loaded page: bytes, the longest task, and the delay. */
import type { Browser, Page } from '@playwright/test';
import type { FirstUse } from '../figures';
import type { FirstUseSteps } from '../sites';
import { openPage, type Place, pointAt, press, type Slowed, untilQuiet, visit } from './browser';
import { readEvents, watchEvents } from './event-timing';
import { watchTransfers } from './transfers';

/** A site may wait this long before it reacts to the pointer. */
const SETTLE_MS = 1000;
/** Rare enough not to disturb the page, which records the exact time itself. */
const POLL_MS = 100;
const MAX_WAIT_MS = 60_000;

export async function measureFirstUse(
  browser: Browser,
  base: string,
  { page: path, target, text, action, shows }: FirstUseSteps,
  slowed?: Slowed,
): Promise<FirstUse> {
  const { page, session, close } = await openPage(browser, slowed);
  await visit(page, base + path);
  const transfers = watchTransfers(session);
  await watchEvents(page);
  if (shows)
    await page.evaluate(watchFor, { shows, start: action === 'click' ? 'pointerdown' : 'pointermove' });
  const place = await pointAt(page, target, text);
  if (action === 'click') await press(page);
  if (shows) await untilShown(page, action === 'hover' ? place : undefined);
  await page.waitForTimeout(SETTLE_MS);
  await untilQuiet(page);
  const figures = await readUse(page);
  await close();
  return { ...transfers(), ...figures };
}

/** Waits for the watched element. Jitters the pointer, because a hand is never quite still. */
async function untilShown(page: Page, pointedAt?: Place): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS;
  for (let step = 0; Date.now() < end; step++) {
    if (await page.evaluate(() => window.benchShown !== undefined)) return;
    if (pointedAt) await page.mouse.move(pointedAt.x + (step % 2), pointedAt.y);
    await page.waitForTimeout(POLL_MS);
  }
  throw new Error('The result was not shown.');
}

async function readUse(page: Page): Promise<Pick<FirstUse, 'delay' | 'longestTask' | 'shown'>> {
  const { events, tasks } = await readEvents(page);
  const shown = await page.evaluate(() => window.benchShown);
  return { delay: Math.max(0, ...events), longestTask: Math.max(0, ...tasks), shown };
}

/** Runs in the page: records the time from the first such event until a painted element matches. */
function watchFor({ shows, start }: { shows: string; start: string }) {
  let from: number | undefined;
  document.addEventListener(
    start,
    ({ timeStamp }) => {
      from ??= timeStamp;
    },
    true,
  );
  const look = () => {
    if (from !== undefined && document.querySelector(shows)?.checkVisibility())
      window.benchShown = performance.now() - from;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
