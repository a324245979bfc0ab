/** A file that is there may still not start: a library is missing, or it is a wrapper for something else. */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../tests/helpers/playwright-settings';
import { startReason } from './start-reason';

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
