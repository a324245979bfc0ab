/** Section 8: the error catalogue. Its rows on search are in tests/browser/search-box.spec.ts and search.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { GUIDE, OTHER_GUIDE, open, pathOf } from '../helpers/site';

const sets = (page: Page) => page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true });
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Retry' });

/** Delays the response for the other guide until released: a server error or the page. */
async function holdGuide(page: Page, status: 503 | 200): Promise<() => void> {
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
  return release;
}

const expectLoading = async (page: Page) => {
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('.spinner')).toBeVisible();
};
const expectLoaded = async (page: Page) => {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('.spinner')).toBeHidden();
};

test('a page that fails to load: progress bar, spinner, error text with Retry, which retries; the reader can go on', {
  tag: '@flow',
}, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, GUIDE);
  await test.step('slow, then an error of the server: progress bar, spinner, and the error text with the status', async () => {
    const release = await holdGuide(page, 503);
    await sets(page).evaluate((link: HTMLElement) => link.click());
    await expectLoading(page);
    release();
    await expect(heading).toHaveText('This page could not be loaded');
    await expect(page.locator('.error-text')).toContainText('503');
    await expectLoaded(page);
    expect(pathOf(page)).toBe(OTHER_GUIDE);
    await page.unroute(`**${OTHER_GUIDE}`);
  });
  await test.step('aborted: Retry retries', async () => {
    let attempts = 0;
    await page.route(`**${OTHER_GUIDE}`, (route) => {
      attempts++;
      return route.abort();
    });
    await retry(page).click();
    await expect.poll(() => attempts).toBeGreaterThan(0);
    await expect(page.locator('.error-text')).toContainText('The server could not be reached.');
    await expect(retry(page)).toBeVisible();
  });
  await test.step('the reader can go on: a step back returns, and the bar works', async () => {
    await page.goBack();
    await expect(heading).toHaveText('Lists');
    await page.goForward();
    await expect(retry(page)).toBeVisible();
    await page.locator('.navbar').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/faq\/intro/);
    await expect(page.locator('.version-badge')).toBeVisible();
    await page.goBack();
    await expect(retry(page)).toBeVisible();
    await page.unroute(`**${OTHER_GUIDE}`);
  });
  await test.step('slow, then the page: progress bar and spinner', async () => {
    const release = await holdGuide(page, 200);
    await retry(page).evaluate((button: HTMLElement) => button.click());
    await expectLoading(page);
    release();
    await expect(heading).toHaveText('Sets');
    await expectLoaded(page);
  });
});

test('without scripts a banner says that the site did not load properly and suggests a baseUrl', async ({
  page,
}) => {
  const banner = page.locator('.base-url-banner');
  for (const [pattern, status] of [
    ['**/assets/entry-*.js', undefined],
    ['**/assets/*', 404],
  ] as const) {
    await page.route(pattern, (route) =>
      status ? route.fulfill({ status, contentType: 'text/html', body: 'Not here' }) : route.abort(),
    );
    await page.goto(GUIDE);
    await expect(banner, pattern).toBeVisible();
    await expect(banner).toContainText('This site did not load properly.');
    await expect(banner).toContainText(/baseUrl.*set it in site\.config\.ts/);
    await expect(page.locator('.article-body')).toBeVisible();
    await page.unroute(pattern);
  }
});
