/** Section 8: the error catalogue. Its rows on search are in tests/browser/search.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { blockStorage, fillStorage, heard, shown, withoutStorage } from '../helpers/reader';
import { alive, firstSign, GUIDE, OTHER_GUIDE, open, pathOf } from '../helpers/site';
import { TEMPLATES } from '../helpers/templates';

const sets = (page: Page) => page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true });
const blog = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true });
const home = (page: Page) => page.getByRole('link', { name: 'LIGO home' });
const HOME_TITLE = /smart-contract language/i;
const HOME_SCRIPT = '**/assets/home-*.js';

/** Answers the script of the home page with other code. */
const replaceHomeScript = (page: Page, body: string) =>
  page.route(HOME_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));

test.describe('a page fails to load', () => {
  test('aborted: error text with Retry, which retries', { tag: '@flow' }, async ({ page }) => {
    await open(page, GUIDE);
    let attempts = 0;
    await page.route(`**${OTHER_GUIDE}`, (route) => {
      attempts++;
      return route.abort();
    });
    await sets(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    await expect(page.locator('.error-text')).toContainText('The server could not be reached.');
    expect(pathOf(page)).toBe(OTHER_GUIDE);
    const before = attempts;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => attempts).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute(`**${OTHER_GUIDE}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  });

  test('slow and then 503: spinner, then error text with the status', async ({ page }) => {
    await open(page, GUIDE);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${OTHER_GUIDE}`, async (route) => {
      await released;
      await route.fulfill({ status: 503, contentType: 'text/html', body: 'busy' });
    });
    await sets(page).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('.spinner')).toBeVisible();
    release();
    await expect(page.locator('.error-text')).toContainText('503');
    await expect(page.locator('.spinner')).toHaveCount(0);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('the reader can go on: the bar works and a step back returns', { tag: '@flow' }, async ({ page }) => {
    await open(page, GUIDE);
    await page.route(`**${OTHER_GUIDE}`, (route) => route.abort());
    await sets(page).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await blog(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
  });
});

test.describe('the assets of a route fail to load', () => {
  test('a warning is logged, the page reloads, and the reload succeeds', async ({ page }) => {
    await open(page, GUIDE);
    const warnings = heard(page, 'warning');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    // The script is missing until the page is loaded again, however often it is asked for before.
    let isReloaded = false;
    page.on('request', (request) => {
      isReloaded ||= request.isNavigationRequest();
    });
    await page.route(HOME_SCRIPT, (route) =>
      isReloaded ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await home(page).click();
    await page.waitForFunction(() => !('stayed' in window));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_TITLE);
    expect(warnings.join()).toContain('The assets of / could not be loaded. The page is loaded again.');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  });

  test('when they are still missing, the text can be read, the shell works and Retry is offered', async ({
    page,
  }) => {
    await page.route(HOME_SCRIPT, (route) => route.abort());
    await page.goto('/');
    await firstSign(page);
    // The page is loaded again, once, and the sign is given again.
    await page.waitForEvent('load');
    await alive(page);
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded in full' });
    await expect(alert).toContainText(/module/i);
    await expect(page.getByRole('link', { name: 'Write your first contract' })).toBeVisible();
    await expect(page.locator('footer')).toContainText('Contribute');
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await shown(page, 'theme')).toBe('light');
    await page.unroute(HOME_SCRIPT);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_TITLE);
  });
});

test.describe('a page module without a default export', () => {
  const WORDS = 'The page component at the route / has no default export.';

  test('is an error that names the route, after a link', async ({ page }) => {
    await open(page, GUIDE);
    await replaceHomeScript(page, 'export const title = 1;');
    await home(page).click();
    await expect(page.locator('.error-text')).toHaveText(WORDS);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('is an error that names the route, on the first page', async ({ page }) => {
    await replaceHomeScript(page, 'export const title = 1;');
    await open(page, '/');
    await expect(page.locator('.incomplete-note')).toContainText(WORDS);
  });
});

test.describe('an unknown route', () => {
  test('shows the not-found page with search and the nearest pages', { tag: '@flow' }, async ({ page }) => {
    await page.goto('/docs/data-type/list');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('link', { name: 'Search the site' })).toHaveAttribute('href', '/search');
    await page.locator('.not-found').getByRole('link', { name: 'Lists', exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe(GUIDE);
  });

  test('works without the list of pages', async ({ page }) => {
    await page.route('**/pages.json', (route) => route.abort());
    const warnings = heard(page, 'warning');
    await open(page, '/docs/data-type/list');
    await expect(page.getByRole('link', { name: 'Search the site' })).toBeVisible();
    await expect.poll(() => warnings.join()).toContain('The list of pages could not be loaded.');
  });
});

test.describe('a page crashes', () => {
  const CRASHING = `
    export default function Crashing() {
      if (globalThis.repaired) return 'It works again.';
      const root = new Error('The disk is full.');
      throw new Error('The list cannot be shown.', { cause: new Error('The posts are gone.', { cause: root }) });
    }`;

  for (const way of ['after a link', 'on the first page'] as const) {
    test(`${way}: 'This page crashed.', the messages of all causes, and 'Try again'`, async ({ page }) => {
      if (way === 'after a link') await open(page, GUIDE);
      await replaceHomeScript(page, CRASHING);
      if (way === 'after a link') await home(page).click();
      else await open(page, '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      for (const message of ['The list cannot be shown.', 'The posts are gone.', 'The disk is full.']) {
        await expect(page.locator('.error-text')).toContainText(message);
      }
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await page.evaluate(() => Object.assign(globalThis, { repaired: true }));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('main')).toHaveText('It works again.');
      await expect(page.locator('footer')).toContainText('Contribute');
    });
  }

  test('another page is a new chance', async ({ page }) => {
    await open(page, GUIDE);
    await replaceHomeScript(page, CRASHING);
    await home(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page.locator('.version-badge')).toBeVisible();
  });
});

test.describe('browser storage', () => {
  for (const [what, prepare] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
    ['missing', withoutStorage],
  ] as const) {
    test(`${what}: a warning is logged, and everything works without memory`, { tag: '@flow' }, async ({
      page,
    }) => {
      await prepare(page);
      const warnings = heard(page, 'warning');
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await open(page, `${GUIDE}?lang=cameligo`);
      expect(await shown(page, 'syntax')).toBe('cameligo');
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      expect(await shown(page, 'theme')).toBe('light');
      await page.locator('.navbar .is-syntax summary').click();
      await page.locator('.navbar').getByRole('button', { name: 'JsLIGO' }).click();
      expect(await shown(page, 'syntax')).toBe('jsligo');
      await sets(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
      expect(await shown(page, 'syntax')).toBe('jsligo');
      await page.locator('.navbar .is-versions summary').click();
      await page.locator('.navbar .is-versions').getByRole('link', { name: '1.10.0' }).click();
      await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
      expect(warnings.filter((text) => text.includes('Browser storage is not available'))).toHaveLength(1);
      expect(errors).toEqual([]);
      await open(page, GUIDE);
      expect(await shown(page, 'theme')).toBe('dark');
    });
  }

  test('blocked: one warning is logged on every page', async ({ page }) => {
    await blockStorage(page);
    const warnings = heard(page, 'warning');
    for (const [name, path] of Object.entries(TEMPLATES)) {
      warnings.length = 0;
      await open(page, path);
      expect(
        warnings.map((text) => text.split(';')[0]),
        name,
      ).toEqual(['Browser storage is not available']);
    }
  });

  test('blocked: a page whose script is missing shows its error without a reload', async ({ page }) => {
    await blockStorage(page);
    await open(page, GUIDE);
    await page.route(HOME_SCRIPT, (route) => route.abort());
    await home(page).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test.describe('base URL', () => {
  const banner = (page: Page) => page.locator('.base-url-banner');

  for (const [what, pattern] of [
    ['script', '**/assets/entry-*.js'],
    ['assets', '**/assets/*'],
  ] as const) {
    for (const fault of ['aborted', '404'] as const) {
      test(`${what} ${fault}: a banner says that the site did not load properly and suggests a baseUrl`, async ({
        page,
      }) => {
        await page.route(pattern, (route) =>
          fault === 'aborted'
            ? route.abort()
            : route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here' }),
        );
        await page.goto(GUIDE);
        await expect(banner(page)).toBeVisible();
        await expect(banner(page)).toContainText('This site did not load properly.');
        await expect(banner(page)).toContainText(/baseUrl.*set it in site\.config\.ts/);
        await expect(page.locator('.article-body')).toBeVisible();
      });
    }
  }

  test('there is no banner on a site that loads, nor when a later script is missing', async ({ page }) => {
    await open(page, GUIDE);
    await expect(banner(page)).toBeHidden();
    await page.route(HOME_SCRIPT, (route) => route.abort());
    await home(page).click();
    // The page is loaded again, once; then the reader sees a message, at the first interaction.
    await page.waitForEvent('load');
    await alive(page);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
});
