/** Sections 4, 7 and 9: analytics, with a fake host on localhost. */
import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { idle, open } from '../../helpers/site';
import { analyticsPort } from '../variants/ports';
import { expect, test } from '../variants/test';

const GUIDE = '/docs/intro/introduction';
let host: Server;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  host = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(
      'window.measured = () => window.dataLayer.map((one) => (one.event ? one : [...one])); document.cookie = "_ga=1";',
    );
  });
  await new Promise<void>((resolve) => host.listen(analyticsPort, resolve));
});

test.afterAll(() => {
  host.closeAllConnections();
  host.close();
});

/** Collects the requests of a page to the host from now on. */
const askedBy = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { host: name, pathname, search } = new URL(request.url());
    if (name === `localhost:${analyticsPort}`) paths.push(pathname + search);
  });
  return paths;
};

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
/** The data passed to the scripts; undefined before they are loaded. */
const measured = (page: Page) =>
  page.evaluate(() => (window as unknown as { measured?: () => unknown[] }).measured?.() ?? []);
const SCRIPTS = ['/gtag/js?id=G-TEST123', '/gtm.js?id=GTM-TEST1'];

test.describe('in Europe', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('nothing is loaded or reported before consent; accepting starts it', async ({ page }) => {
    const asked = askedBy(page);
    await open(page, GUIDE);
    await expect(banner(page)).toBeVisible();
    await idle(page);
    expect(asked).toEqual([]);
    await page.locator('.navbar').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions');
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await banner(page).getByRole('button', { name: 'OK!' }).click();
    await expect.poll(() => measured(page)).toHaveLength(3);
    expect(asked).toEqual(SCRIPTS);
    expect(await measured(page)).toEqual([
      ['js', expect.anything()],
      ['config', 'G-TEST123', { anonymize_ip: true }],
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    ]);
  });

  test('declining loads nothing, then and later', async ({ page, context }) => {
    const asked = askedBy(page);
    await open(page, GUIDE);
    await banner(page).getByRole('button', { name: 'No, thanks' }).click();
    await idle(page);
    await open(page, '/blog');
    await idle(page);
    expect(asked).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookie_consent']);
  });

  test('an answer that is given in another tab is noticed, and counts from the start of the next visit', async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = askedBy(page);
    await open(page, GUIDE);
    await expect(banner(page)).toBeVisible();
    await context.addCookies([{ name: 'cookie_consent', value: 'true', url: baseURL ?? '' }]);
    await expect.poll(() => asked).toEqual(SCRIPTS);
    await expect(banner(page)).toHaveCount(0);
    await test.step('a reader who has accepted before is measured at once, without a banner', async () => {
      asked.length = 0;
      await open(page, GUIDE);
      await expect.poll(() => asked).toEqual(SCRIPTS);
      await expect(banner(page)).toHaveCount(0);
    });
  });
});

test('outside of Europe it starts without a question; a page that the reader goes to is reported to both', async ({
  page,
}) => {
  const asked = askedBy(page);
  await open(page, GUIDE);
  await expect.poll(() => asked).toEqual(SCRIPTS);
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => measured(page)).toHaveLength(3);
  await page.locator('.navbar').getByRole('link', { name: 'FAQ' }).click();
  const shown = {
    page_title: 'Questions | LIGO',
    page_location: expect.stringMatching(/\/docs\/faq\/intro\?lang=jsligo$/),
  };
  await expect
    .poll(async () => (await measured(page)).slice(3))
    .toEqual([['event', 'page_view', shown], { event: 'page_view', ...shown }]);
});

test('a host that fails does not disturb the page', async ({ page }) => {
  await page.route(`http://localhost:${analyticsPort}/**`, (route) => route.abort());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await open(page, GUIDE);
  await page.locator('.navbar').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions');
  await expect(page.locator('.base-url-banner')).toBeHidden();
  expect(errors).toEqual([]);
});
