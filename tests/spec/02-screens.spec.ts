/** Section 2: routes. What each screen holds is in tests/conformance/screens.test.ts. */
import { expect, test } from '@playwright/test';
import { LATEST } from '../helpers/latest';
import { GUIDE, open, pathOf } from '../helpers/site';

test.describe('unknown addresses', () => {
  test('a link to an unknown path shows the not-found page in place, one to an .html address the plain one', {
    tag: '@flow',
  }, async ({ page }) => {
    await open(page, GUIDE);
    await page.evaluate(() => {
      Object.assign(window, { stayed: true });
      document.querySelector('.article-body a[href]')?.setAttribute('href', '/docs/data-types/listes');
    });
    await page.locator('.article-body a[href="/docs/data-types/listes"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    expect(pathOf(page)).toBe('/docs/data-types/listes');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
    await page.evaluate(() =>
      document.querySelector('.article-body a[href]')?.setAttribute('href', '/blog/index.html'),
    );
    await page.locator('.article-body a[href="/blog/index.html"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
    expect(pathOf(page)).toBe('/blog');
  });
});

test.describe('plain addresses', () => {
  test('an address with an ending and a version becomes the plain one, with its parameters and hash', async ({
    page,
  }) => {
    await open(page, `/docs/${LATEST}/data-types/lists/index.html?lang=cameligo#what-do-lists-cost`);
    expect(page.url()).toMatch(new RegExp(`${GUIDE}\\?lang=cameligo#what-do-lists-cost$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  });

  test('the not-found page of a host without redirects leads to the plain address', async ({ page }) => {
    await page.route('**/docs/data-types/lists.html*', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL('/nowhere', page.url()).href }) });
    });
    await open(page, '/');
    await page.goto('/docs/data-types/lists.html?lang=cameligo#what-lists-cost');
    await expect(page).toHaveURL(/\/docs\/data-types\/lists\?lang=cameligo#what-lists-cost$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  });
});
