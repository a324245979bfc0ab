import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { DIST } from '../helpers/dist';
import { sharedSite } from '../helpers/faulty-site';
import { expectQuiet, GUIDE, idle, open, REFERENCE } from '../helpers/site';

/** Adds up what moves on a page from its first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Runs in a page: what has changed is painted, and what has moved is reported, after the second frame. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

for (const path of ['/', GUIDE, REFERENCE, '/docs', '/blog']) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    const quiet = expectQuiet(page);
    await watchShifts(page);
    await open(page, path);
    await idle(page);
    expect(await shiftOf(page)).toBe(0);
    quiet();
  });
}

test('nothing moves when a page arrives in two parts, wherever it is cut', async ({ page }) => {
  const site = await sharedSite();
  const whole = readFileSync(join(DIST, REFERENCE, 'index.html'));
  await watchShifts(page);
  try {
    for (const last of [
      '<div class="navbar-item is-syntax">',
      'aria-label="Switch between light and dark">',
      '<summary>',
      '<p class="version-badge">',
      'Copy page',
      '<th>In one line',
      '<tbody><tr>',
      '</tr><tr>',
    ]) {
      const cut = whole.indexOf(last) + last.length;
      expect(cut, last).toBeGreaterThan(last.length);
      let sendRest = () => {};
      site.fail((request, response) => {
        if (!request.url?.startsWith(REFERENCE)) return false;
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(whole.subarray(0, cut));
        sendRest = () => response.end(whole.subarray(cut));
        return true;
      });
      await page.goto(site.address + REFERENCE, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      sendRest();
      await page.waitForLoadState();
      await page.evaluate(twoFrames);
      expect(await shiftOf(page), last).toBe(0);
    }
  } finally {
    site.fail();
  }
});

test('theme and syntax are on the page before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('syntax', 'cameligo');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver(() => {
      const { theme, syntax } = document.documentElement.dataset;
      seen.push(`${theme} ${syntax}`);
    }).observe({ type: 'paint', buffered: true });
    new MutationObserver(() => {
      if (document.body?.children.length) {
        const { theme, syntax } = document.documentElement.dataset;
        seen.push(`${theme} ${syntax}`);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, GUIDE);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['light cameligo']));
});
