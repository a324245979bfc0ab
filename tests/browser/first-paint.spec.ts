import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fileOfPath } from '../../packages/site/src/model/route';
import { DIST } from '../helpers/dist';
import { sharedSite } from '../helpers/faulty-site';
import { expectQuiet, GUIDE, idle, open } from '../helpers/site';

const SHORT_REFERENCE = '/docs/reference/assert.error-reference';

/** Chromium's layout-shift entry, which TypeScript's DOM types lack. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Records layout shifts from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as LayoutShift;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.nodeValue));
        shifts.push(`${value}: ${moved.map((text) => text?.slice(0, 80)).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Runs in a page: by the second frame, changes are painted and shifts are reported. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

test('nothing moves while a page loads, of each kind', async ({ page }) => {
  const quiet = expectQuiet(page);
  await watchShifts(page);
  for (const path of ['/', '/docs/contributors/getting-started', SHORT_REFERENCE, '/docs', '/blog']) {
    await open(page, path);
    await idle(page);
    expect(await shiftsOf(page), path).toEqual([]);
  }
  quiet();
});

const CUTS = [
  [SHORT_REFERENCE, '<div class="navbar-item is-syntax">'],
  [SHORT_REFERENCE, 'aria-label="Switch between light and dark">'],
  [SHORT_REFERENCE, '<p class="version-badge">'],
  [SHORT_REFERENCE, 'Copy page'],
  [SHORT_REFERENCE, '</tr><tr>'],
  ['/', '<code><span class="k">'],
  ['/', 'One language, two syntaxes'],
  ['/', '<section class="claims">'],
  ['/', '<section class="ways">'],
] as const;

test('nothing moves when a page arrives in two parts, wherever it is cut', { tag: '@full' }, async ({
  page,
}) => {
  const site = await sharedSite();
  await watchShifts(page);
  try {
    for (const [path, last] of CUTS) {
      const whole = readFileSync(join(DIST, fileOfPath(path)));
      const cut = whole.indexOf(last) + last.length;
      expect(cut, last).toBeGreaterThan(last.length);
      let sendRest = () => {};
      site.fail((request, response) => {
        if (request.url?.split('?')[0] !== path) return false;
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(whole.subarray(0, cut));
        sendRest = () => response.end(whole.subarray(cut));
        return true;
      });
      await page.goto(site.address + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      sendRest();
      await page.waitForLoadState();
      await page.evaluate(twoFrames);
      expect(await shiftsOf(page), last).toEqual([]);
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
