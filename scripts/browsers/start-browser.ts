/** A file that is there may still not start: a library is missing, or it is a wrapper for something else. */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../tests/helpers/playwright-settings';

const TIMEOUT_MS = 60_000;

/** Starts Chromium as the tests do and opens a page. Undefined if it works, otherwise the reason. */
export async function whyNotStarted(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ ...chromiumOptions, executablePath, timeout: TIMEOUT_MS });
    try {
      const page = await browser.newPage();
      await page.setContent('<p>started</p>', { timeout: TIMEOUT_MS });
      return undefined;
    } finally {
      await browser.close();
    }
  } catch (error) {
    return startReason(error instanceof Error ? error.message : String(error));
  }
}

/** The line of Playwright's long message that says why: what the browser itself printed, if it did. */
export function startReason(message: string): string {
  const printed = /\[err\] (.+)/.exec(message)?.[1];
  const exit = /exitCode=\d+|signal=\w+/.exec(message)?.[0];
  const first = message.split('\n', 1)[0]?.replace(/^\w+\.\w+: /, '') ?? '';
  return printed ?? (exit ? `it ended at once (${exit})` : first);
}
