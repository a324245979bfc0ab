/** The oldest versions of the policy (docs/browsers.md), as far as packages provide them: real browsers, not simulations. */
import { expect, test } from '@playwright/test';
import { fetchChromium, type OldPage, startChromium } from '../helpers/old-chromium';
import { GUIDE } from '../helpers/site';

const PHONE = [390, 844] as const;
const DESKTOP = [1280, 900] as const;

async function inChromium(
  version: string,
  [width, height]: readonly [number, number],
  use: (page: OldPage) => Promise<void>,
): Promise<void> {
  const folder = fetchChromium(version);
  test.skip(
    folder === undefined,
    `Chromium ${version} could not be fetched, or does not run on this machine`,
  );
  const page = await startChromium(folder ?? '', width, height);
  try {
    await use(page);
    expect(page.errors).toEqual([]);
  } finally {
    await page.close();
  }
}

const click = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).click()`;
const hasText = (selector: string, words: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(words)}) === true`;

test('in Chromium 92 a phone reads, and chooses theme, syntax, version and pages', async ({ baseURL }) => {
  test.setTimeout(400_000);
  await inChromium('92.0.0', PHONE, async (page) => {
    await page.open(`${baseURL}${GUIDE}`);
    expect(await page.value("document.querySelector('.article-body p').clientWidth")).toBeGreaterThan(300);
    expect(await page.value('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.until("'started' in document.documentElement.dataset");
    await page.value(click('.theme-toggle'));
    expect(await page.value('document.documentElement.dataset.theme')).toBe('light');
    await page.value(click('[data-control="cameligo"]'));
    await page.until(
      "getComputedStyle(document.querySelector('.s-cameligo.code')).display !== 'none' && getComputedStyle(document.querySelector('.s-jsligo.code')).display === 'none'",
    );
    await page.value(click('.navbar-menu'));
    await page.until("document.querySelector('.mobile-menu a') !== null");
    await page.value(click('.mobile-menu-back'));
    await page.until(hasText('.mobile-menu-main', 'Blog'));
    await page.value(click('.mobile-menu [data-version="1.10.0"]'));
    await page.until("location.pathname.includes('/1.10.0/')");
    await page.until(hasText('h1', 'Lists'));
  });
});

test('in Chromium 109 everything works: search, Run and Edit', async ({ baseURL }) => {
  test.setTimeout(400_000);
  await inChromium('109.0.6', DESKTOP, async (page) => {
    await page.open(`${baseURL}${GUIDE}`);
    await page.value(click('.s-jsligo .tool-run'));
    await page.until(
      "/Done|passed/.test(document.querySelector('.s-jsligo .live-status')?.textContent ?? '')",
    );
    await page.value(click('.s-jsligo .tool-edit'));
    await page.until("document.querySelector('.cm-content') !== null");
    await page.until(hasText('.live-check', 'No problems found.'));
    await page.value(click('.navbar-search'));
    await page.until("document.querySelector('.search-modal input') === document.activeElement");
    await page.value("document.execCommand('insertText', false, 'fold list')");
    await page.until("document.querySelectorAll('.search-modal .hit').length > 2");
  });
});
