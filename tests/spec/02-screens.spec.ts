/** Section 2: routes. Content of screens: conformance/screens.test.ts, plain addresses: server.test.ts. */
import { expect, test } from '@playwright/test';
import { GUIDE, open, pathOf } from '../helpers/site';

test('an unknown address shows the not-found page with search and the nearest pages, a link to one in place', {
  tag: '@flow',
}, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const leadTo = async (path: string) => {
    await page.evaluate(
      (href) => document.querySelector('.article-body a[href]')?.setAttribute('href', href),
      path,
    );
    await page.locator(`.article-body a[href="${path}"]`).click();
  };
  await open(page, '/docs/data-type/list');
  await expect(heading).toHaveText('Page not found');
  await expect(page.locator('.not-found form')).toHaveAttribute('action', '/search');
  await page.locator('.not-found').getByRole('link', { name: 'Lists', exact: true }).click();
  await expect(heading).toHaveText('Lists');
  expect(pathOf(page)).toBe(GUIDE);
  await test.step('a link to an unknown path shows the not-found page in place', async () => {
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await leadTo('/docs/data-types/listes');
    await expect(heading).toHaveText('Page not found');
    expect(pathOf(page)).toBe('/docs/data-types/listes');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await page.goBack();
    await expect(heading).toHaveText('Lists');
  });
  await test.step('a link to an .html address leads to the plain one', async () => {
    await leadTo('/blog/index.html');
    await expect(heading).toHaveText('The LIGO blog');
    expect(pathOf(page)).toBe('/blog');
  });
});

test('the not-found page of a host without redirects leads to the plain address', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await page.route('**/docs/data-types/lists.html*', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/nowhere` }) });
  });
  await page.goto('/docs/data-types/lists.html?lang=cameligo#what-lists-cost');
  await expect(page).toHaveURL(/\/docs\/data-types\/lists\?lang=cameligo#what-lists-cost$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
});
