/** What readers see when the network or the server fails: real servers, real broken connections. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { DIST } from '../helpers/dist';
import { cutOff } from '../helpers/faulty-site';
import { test } from '../helpers/faulty-test';
import { heard } from '../helpers/reader';
import { alive, open, pathOf } from '../helpers/site';

const PAGE = '/docs/syntax/comments';
const NEXT = '/docs/faq/intro';
const nextFile = readFileSync(join(DIST, `${NEXT}.html`));
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const faq = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'FAQ', exact: true });

test('a page that is cut off on the way, or on another site, shows an error with Retry, which recovers', async ({
  page,
  site,
}) => {
  // The words for other answers are in packages/site/src/browser/router/pages.dom.test.ts.
  await open(page, PAGE);
  const name = /<h1[^>]*>([^<]+)/.exec(nextFile.toString())?.[1] ?? '';
  for (const [what, words, fail] of [
    ['cut off in the middle', /network|fetch/i, (r) => cutOff(r, nextFile, 9000)],
    [
      'cut off, and nobody has noticed',
      /incomplete/,
      (r) => r.setHeader('content-type', 'text/html').end(nextFile.subarray(0, nextFile.length / 2)),
    ],
    [
      'on another site',
      /could not be reached/,
      (r) => r.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
  ] as readonly [string, RegExp, (response: ServerResponse) => void][]) {
    site.fail((request, response) => {
      if (!request.url?.startsWith(NEXT)) return false;
      fail(response);
      return true;
    });
    await faq(page).click();
    await expect(heading(page), what).toHaveText('This page could not be loaded');
    await expect(page.locator('.error-text'), what).toHaveText(words);
    expect(pathOf(page)).toBe(NEXT);
    site.fail();
    await retry(page).click();
    await expect(heading(page), what).toHaveText(name);
    await page.goBack();
    await expect(heading(page)).toHaveText('Comments');
  }
});

test('a first page that is cut off stays readable, and is complete after a reload', async ({
  page,
  site,
}) => {
  const whole = readFileSync(join(DIST, `${PAGE}.html`));
  const part = whole.indexOf('</article>') - 200;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const cut = (how: (response: ServerResponse) => void) =>
    site.fail((request, response) => {
      if (request.url?.startsWith(PAGE)) how(response);
      return request.url?.startsWith(PAGE) ?? false;
    });
  // A browser that detects the broken connection runs none of the page's later scripts.
  let broken: ServerResponse | undefined;
  cut((response) => {
    broken = response.writeHead(200, { 'content-type': 'text/html', 'content-length': whole.length });
    broken.write(whole.subarray(0, part));
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.locator('.article-body p').first()).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  broken?.destroy();
  await failed;
  await expect(page.locator('.article-body p').first()).toBeVisible();
  await page.locator('.navbar .is-versions summary').click();
  await expect(page.locator('.navbar .is-versions').getByRole('link', { name: '1.10.0' })).toBeVisible();
  // If a proxy has hidden that, the page itself detects that its end is missing.
  cut((response) => response.setHeader('content-type', 'text/html').end(whole.subarray(0, part)));
  await page.goto(PAGE);
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded in full' });
  await expect(notice).toContainText('The page arrived incomplete.');
  await expect(page.locator('.article-body p').first()).toBeVisible();
  expect(errors).toEqual([]);
  site.fail();
  await retry(page).click();
  await expect(page.locator('footer')).toContainText('Contribute');
  await expect(notice).toHaveCount(0);
});

test('a script of another type, or cut off: the text stays and a banner explains', async ({ page, site }) => {
  const banner = page.locator('.base-url-banner');
  // Intercepted requests are not answered from the browser's cache.
  await page.route('**/*', (route) => route.continue());
  for (const how of ['type', 'cut']) {
    site.fail((request, response) => {
      const path = request.url ?? '';
      if (!/entry-.*\.js$/.test(path)) return false;
      const file = readFileSync(join(DIST, path));
      if (how === 'cut') cutOff(response, file, 4_000, 'text/javascript');
      else
        response
          .writeHead(200, { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' })
          .end(file);
      return true;
    });
    await page.goto(PAGE);
    await expect(banner, how).toBeVisible();
    await expect(page.locator('.article-body')).toBeVisible();
    await expect(heading(page)).toHaveText('Comments');
  }
});

test('a slow server: the text and the menus work before the scripts arrive', async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  site.fail(async (request) => {
    if (/\.js$/.test(request.url ?? '')) await held;
    return false;
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Comments');
  await expect(page.locator('html')).toHaveAttribute('data-syntax', 'jsligo');
  await page.locator('.navbar .is-versions summary').click();
  await expect(page.locator('.navbar .is-versions').getByRole('link', { name: '1.10.0' })).toBeVisible();
  release();
  await alive(page);
  await page.locator('.theme-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('small parts whose scripts are gone', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('do not disturb the reader: words are not marked, consent is asked for all the same', async ({
    page,
    site,
  }) => {
    const warnings = heard(page, 'warning');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    site.fail((request, response) => {
      if (!/mark-found-.*\.js/.test(request.url ?? '')) return false;
      response.writeHead(404).end();
      return true;
    });
    await open(page, '/docs/demo/ligo-snippets-demo?mark=contract');
    await expect.poll(() => warnings.join()).toContain('could not be marked');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    await page.locator('.theme-toggle').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(errors).toEqual([]);
  });
});
