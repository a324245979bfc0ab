/** What the first use of something costs on a page that has been loaded: bytes, the longest task, and the delay. */
import type { Browser, Page } from '@playwright/test';
import type { FirstUse } from '../figures';
import type { FirstUseSteps } from '../sites';
import { openPage, pointAt, press, untilQuiet, visit } from './browser';
import { readEvents, watchEvents } from './event-timing';
import { watchTransfers } from './transfers';

/** A site may wait this long before it reacts to the pointer. */
const SETTLE_MS = 1000;

export async function measureFirstUse(
  browser: Browser,
  base: string,
  { page: path, target, action, keys }: FirstUseSteps,
): Promise<FirstUse> {
  const { page, session, close } = await openPage(browser);
  await visit(page, base + path);
  const transfers = watchTransfers(session);
  await watchEvents(page);
  await pointAt(page, target);
  if (action === 'click') await press(page);
  if (keys) await page.keyboard.type(keys);
  await page.waitForTimeout(SETTLE_MS);
  await untilQuiet(page);
  const figures = await readUse(page);
  await close();
  return { ...transfers(), ...figures };
}

async function readUse(page: Page): Promise<Pick<FirstUse, 'delay' | 'longestTask'>> {
  const { events, tasks } = await readEvents(page);
  return { delay: Math.max(0, ...events), longestTask: Math.max(0, ...tasks) };
}
