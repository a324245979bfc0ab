/** Section 8: the error catalogue. Its rows on search are in tests/browser/search-box.spec.ts and search.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { GUIDE, OTHER_GUIDE, open, pathOf } from '../helpers/site';

const sets = (page: Page) => page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true });
const blog = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true });

test.describe('a page fails to load', () => {
  test('aborted: error text with Retry, which retries; the reader can go on', { tag: '@flow' }, async ({
    page,
  }) => {
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
    await test.step('the reader can go on: a step back returns, and the bar works', async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
      await page.goForward();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    });
    await page.unroute(`**${OTHER_GUIDE}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
    await page.route('**/blog', (route) => route.abort());
    await blog(page).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.locator('.navbar').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/faq\/intro/);
    await expect(page.locator('.version-badge')).toBeVisible();
  });

  test('slow: progress bar, then spinner, then the page, or the error text with the status', async ({
    page,
  }) => {
    await open(page, GUIDE);
    for (const status of [503, 200]) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${OTHER_GUIDE}`, async (route) => {
        await released;
        await (status === 200
          ? route.continue()
          : route.fulfill({ status, contentType: 'text/html', body: 'busy' }));
      });
      const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
      await (status === 503 ? sets(page) : retry).evaluate((control: HTMLElement) => control.click());
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect(page.locator('.spinner')).toBeVisible();
      release();
      if (status === 503) {
        await expect(page.locator('.error-text')).toContainText('503');
        await expect(retry).toBeVisible();
      } else await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.locator('.spinner')).toHaveCount(0);
      await page.unroute(`**${OTHER_GUIDE}`);
    }
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
});

test.describe('base URL', () => {
  const banner = (page: Page) => page.locator('.base-url-banner');

  test('without scripts and styles a banner says that the site did not load properly and suggests a baseUrl', async ({
    page,
  }) => {
    for (const pattern of ['**/assets/entry-*.js', '**/assets/*']) {
      for (const fault of ['aborted', '404'] as const) {
        await page.route(pattern, (route) =>
          fault === 'aborted'
            ? route.abort()
            : route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here' }),
        );
        await page.goto(GUIDE);
        await expect(banner(page), `${pattern} ${fault}`).toBeVisible();
        await expect(banner(page)).toContainText('This site did not load properly.');
        await expect(banner(page)).toContainText(/baseUrl.*set it in site\.config\.ts/);
        await expect(page.locator('.article-body')).toBeVisible();
        await page.unroute(pattern);
      }
    }
  });
});
