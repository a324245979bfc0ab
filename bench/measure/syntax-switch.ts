/** How long the page takes to show a click on the syntax switch. */
import type { Browser, Page } from '@playwright/test';
import type { SyntaxSwitch } from '../sites';
import { openPage, pointAt, press, STEP_TIMEOUT_MS, untilQuiet, visit } from './browser';
import { MIN_EVENT_MS, readEvents, watchEvents } from './event-timing';

/** Event timing is reported some time after the event. */
const REPORT_DELAY_MS = 2000;

export async function measureSwitch(browser: Browser, url: string, syntax: SyntaxSwitch): Promise<number> {
  const { page, close } = await openPage(browser);
  await visit(page, url);
  await reachSwitch(page, syntax);
  // A click before the script has loaded is replayed by a script, which event timing does not count.
  await untilQuiet(page);
  await watchEvents(page);
  await press(page);
  await page.waitForFunction(syntax.isSwitched, undefined, { timeout: STEP_TIMEOUT_MS });
  await page.waitForTimeout(REPORT_DELAY_MS);
  const { events } = await readEvents(page);
  await close();
  return Math.max(MIN_EVENT_MS, ...events);
}

/** Points at the option, after opening its menu if it has one. */
export async function reachSwitch(page: Page, { menu, choice, text }: SyntaxSwitch): Promise<void> {
  if (menu) {
    await pointAt(page, menu);
    await press(page);
  }
  await pointAt(page, choice, text);
}
