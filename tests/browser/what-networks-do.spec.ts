/**
 * What networks do to the scripts of a page: they come late, one is missing, or one is cut off in the middle. The text
 * is whole, the page is loaded again at most once, and what a reader does before the scripts arrive is kept.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectWhole, operateEverything, PAGES, watch } from '../helpers/operate';
import { shown } from '../helpers/reader';
import { alive } from '../helpers/site';

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const LATE_MS = 1500;

/** Delays every script of the site until the returned function is called, and for a while in any case. */
async function delayScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await Promise.all([arrived, new Promise((resolve) => setTimeout(resolve, LATE_MS))]);
    await route.continue();
  });
  return arrive;
}

/** Theme, syntax and search are operated before any script but the inline one has arrived. */
async function actEarly(page: Page): Promise<void> {
  const theme = await shown(page, 'theme');
  await page.locator('.theme-toggle').click();
  expect(await shown(page, 'theme')).not.toBe(theme);
  await page.locator('.is-syntax summary').click();
  await page.locator('.is-syntax .choose-cameligo').click();
  expect(await shown(page, 'syntax')).toBe('cameligo');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mutation');
  await expect(page.locator('.search-modal input')).toHaveValue('mutation');
}

for (const [what, path] of Object.entries(PAGES)) {
  test(`${what}: scripts that come late keep what the reader has done`, {
    tag: what === 'a document' ? '@flow' : '@full',
  }, async ({ page }) => {
    const loadedOnce = watch(page);
    const arrive = await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    await actEarly(page);
    const contents = page.locator('.toc a').last();
    const hasContents = (await contents.count()) > 0;
    if (path.startsWith('/search')) {
      await expect(page.locator('.search-page input')).toHaveValue('map');
      await expect(page.getByText('Loading the search index…')).toBeVisible();
    }
    arrive();
    // Scripts that load others are late one after the other.
    await expect(page.locator('.search-modal .hit').first()).toContainText(/mutation/i, { timeout: 45_000 });
    expect(await shown(page, 'syntax')).toBe('cameligo');
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-modal')).toBeHidden();
    if (hasContents) {
      await contents.click();
      await expect(page).toHaveURL(/#/);
    }
    await alive(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await operateEverything(page);
    await expectWhole(page);
    loadedOnce();
  });

  for (const fault of ['missing', 'cut off in the middle'] as const)
    test(`${what}: each of its scripts ${fault}`, {
      tag: '@full',
    }, async ({ page, context }) => {
      test.slow();
      for (const script of await scriptsOf(page, path))
        await test.step(script, () => expectReadable(context, path, script, fault));
    });
}

/** The scripts that a page needs to become interactive. */
async function scriptsOf(page: Page, path: string): Promise<readonly string[]> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (SCRIPTS.test(pathname)) scripts.add(pathname);
  });
  await page.goto(path);
  await alive(page);
  await page.waitForLoadState('networkidle');
  return [...scripts];
}

type Fault = 'missing' | 'cut off in the middle';

/** The page without one of its scripts: readable, at rest, with links that work. */
async function expectReadable(context: BrowserContext, path: string, script: string, fault: Fault) {
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(`**${script}`, async (route) => {
    if (fault === 'missing') return route.abort();
    const response = await route.fetch();
    const body = await response.text();
    return route.fulfill({ response, body: body.slice(0, body.length / 2) });
  });
  await page.goto(path);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(400, 300);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('.navbar-links a')).toHaveCount(7);
  await expect(page.locator('.footer a').first()).toBeAttached();
  await expect(page.locator('.error-text')).toHaveCount(0);
  expect(loads).toBeLessThanOrEqual(2);
  const blog = page.locator('.navbar-links a', { hasText: 'Blog' });
  await blog.click();
  await expect(page).toHaveURL(/\/blog(\?|$)/);
  await expect(page.locator('h1')).toHaveText('The LIGO blog');
  await page.close();
}
