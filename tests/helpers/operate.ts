/** Kinds of pages, and a reader who operates everything on them. */
import { expect, type Page } from '@playwright/test';
import { shown } from './reader';
import { alive, GUIDE } from './site';

export const PAGES = {
  'a document': GUIDE,
  'an old version': '/docs/1.6.0/language-basics/functions',
  'the home page': '/',
  'the blog': '/blog',
  search: '/search?q=map',
  'the playground': '/playground',
  'an unknown address': '/docs/no-such-page',
} as const;

/** Fails the test if the page is loaded more than once, or an error remains uncaught. */
export function watch(page: Page): () => void {
  let loads = 0;
  const errors: string[] = [];
  page.on('load', () => loads++);
  page.on('pageerror', (error) => {
    // Firefox reports what the policy of the page keeps an extension from doing.
    if (!error.message.startsWith('Content-Security-Policy:')) errors.push(error.stack ?? String(error));
  });
  return () => {
    expect(loads).toBe(1);
    expect(errors).toEqual([]);
  };
}

/** Operates everything on the page that is currently shown. */
export async function operateEverything(page: Page): Promise<void> {
  // The playground covers the rest of the page.
  if (await page.locator('.playground').count()) return operatePlayground(page);
  const theme = await shown(page, 'theme');
  await page.locator('.theme-toggle').click();
  expect(await shown(page, 'theme')).not.toBe(theme);
  await page.locator('.is-syntax summary').click();
  await page.locator('.is-syntax .choose-cameligo').click();
  expect(await shown(page, 'syntax')).toBe('cameligo');
  await expect(page.locator('.is-syntax details')).not.toHaveAttribute('open');
  await page.locator('.is-syntax summary').click();
  await page.locator('.is-syntax .choose-jsligo').click();
  await page.locator('.is-versions summary').click();
  await expect(page.locator('.is-versions .dropdown-menu a')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.locator('.is-versions details')).not.toHaveAttribute('open');
  await search(page);
  if (await page.locator('.toc a').count()) await operateDocument(page);
  if (await page.locator('.search-page').count()) await operateSearchPage(page);
}

/** Types letter by letter, so that every text of the panel changes several times. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.locator('.search-modal input');
  await expect(field).toBeFocused();
  await field.pressSequentially('qqzzx', { delay: 40 });
  await expect(page.locator('.search-modal .search-state')).toContainText('qqzzx');
  await field.fill('');
  await field.pressSequentially('map', { delay: 40 });
  await expect(page.locator('.search-modal .hit').first()).toContainText(/map/i);
  await expect(page.locator('.search-foot a')).toContainText(/See/);
  await page.locator('.search-scope button').click();
  await expect(page.locator('.search-scope')).toContainText('Searching all versions');
  await page.locator('.search-scope button').click();
  await expect(page.locator('.search-scope')).not.toContainText('Searching all versions');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.hit[aria-selected="true"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-modal')).toBeHidden();
}

async function operateDocument(page: Page): Promise<void> {
  const context = page.context();
  // Some builds of Chromium without a window refuse to copy otherwise.
  if (context.browser()?.browserType().name() === 'chromium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.toc a').last().click();
  await expect(page.locator('.toc a[data-current]')).toHaveCount(1);
  await page.locator('.copy-menu summary').click();
  const copy = page.locator('.copy-menu button').nth(1);
  await copy.click();
  await expect(copy).toContainText('Copied');
  await expect(copy).toContainText('Copy link');
  await page.keyboard.press('Escape');
  const sample = page.locator('.sample:has(.s-jsligo .tool-run)').first();
  await sample.locator('.s-jsligo .tool-run').click();
  await expect(sample.locator('.s-jsligo .live-results .live-status')).toBeVisible();
  await sample.locator('.s-jsligo .live-bar button').first().click();
  await expect(sample.locator('.s-jsligo .live-bar button').first()).toContainText('Run again');
  await sample.locator('.s-jsligo .tool-edit').click();
  await expect(sample.locator('.s-jsligo .cm-content')).toBeVisible();
  await expect(sample.locator('.s-jsligo .live-check').last()).not.toBeEmpty();
  await sample.locator('.s-jsligo .tool-edit').click();
  await expect(sample.locator('.s-jsligo .cm-content')).toHaveCount(0);
  const { pathname } = new URL(page.url());
  await page.locator('.sidebar details[open] a:not([aria-current])').first().click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname);
  await expect(page.locator('.article h1')).toBeVisible();
  await expect(page.locator('.sidebar [aria-current="page"]')).toHaveCount(1);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
}

async function operateSearchPage(page: Page): Promise<void> {
  const field = page.locator('.search-page input');
  await expect(page.locator('.search-page .hit').first()).toBeVisible();
  await field.fill('');
  await field.pressSequentially('fold', { delay: 40 });
  await expect(page.locator('.search-count')).toContainText(/pages? found/);
  await expect(page.locator('.search-page .hit').first()).toContainText(/fold/i);
}

async function operatePlayground(page: Page): Promise<void> {
  await expect(page.locator('.cm-content')).toBeVisible();
  await page.locator('.wb-run').click();
  await expect(page.locator('.wb-panel .live-status').first()).toBeVisible();
  await expect(page.locator('.wb-problems')).toContainText('No problems found.');
  await page.locator('.wb-panels [role="tab"]').nth(1).click();
  await page.locator('.call-form .is-primary').click();
  await expect(page.locator('.contract .log')).toContainText('The call succeeded.');
}

export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('.navbar-links a')).toHaveCount(7);
  if (!(await page.locator('.wb').count())) await expect(page.locator('.footer a').first()).toBeVisible();
  await expect(page.locator('main')).not.toBeEmpty();
  await expect(page.locator('.error-text, .crash')).toHaveCount(0);
}

export async function visit(page: Page, path: string, afterLoad?: () => Promise<void>): Promise<void> {
  const loadedOnce = watch(page);
  await page.goto(path);
  await page.mouse.move(300, 300);
  await alive(page);
  await afterLoad?.();
  await operateEverything(page);
  await page.mouse.move(500, 400);
  await page.waitForLoadState('networkidle');
  await expectWhole(page);
  loadedOnce();
}
