/** Section 3: what a reader sees of the entities, and what the browser stores. */
import { expect, test } from '@playwright/test';
import { shown, stored } from '../helpers/reader';
import { GUIDE, open } from '../helpers/site';

test.describe('stored preferences', () => {
  test('nothing is stored for a reader who has chosen nothing, but the syntax that the address names', async ({
    page,
  }) => {
    await open(page, GUIDE);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['syntax', 'jsligo']]);
  });

  test('the theme is stored and shown again', { tag: '@flow' }, async ({ page }) => {
    await open(page, GUIDE);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await stored(page, 'theme')).toBe('light');
    await open(page, '/blog');
    expect(await shown(page, 'theme')).toBe('light');
  });

  test('the syntax is stored and shown again', { tag: '@flow' }, async ({ page }) => {
    await open(page, GUIDE);
    await page.locator('.navbar .is-syntax summary').click();
    await page.locator('.navbar').getByRole('button', { name: 'CameLIGO' }).click();
    expect(await stored(page, 'syntax')).toBe('cameligo');
    await open(page, '/');
    expect(await shown(page, 'syntax')).toBe('cameligo');
  });

  test('the version that the reader picks is stored', { tag: '@flow' }, async ({ page }) => {
    await open(page, GUIDE);
    await page.locator('.navbar .is-versions summary').click();
    await page.locator('.navbar .is-versions').getByRole('link', { name: '1.10.0' }).click();
    await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
    expect(await stored(page, 'docs.preferred-version')).toBe('1.10.0');
  });
});

test.describe('site data', () => {
  test('the language is English, from left to right', async ({ page }) => {
    for (const path of ['/', GUIDE, '/blog', '/nowhere']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    }
  });

  test('title, favicon and canonical address come from the configuration', async ({ page, request }) => {
    await open(page, GUIDE);
    await expect(page).toHaveTitle('Lists | LIGO');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://ligolang.org${GUIDE}`,
    );
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    expect((await request.get(icon ?? '')).headers()['content-type']).toBe('image/svg+xml');
  });

  test('a sidebar is collapsed but for the branch of the page', { tag: '@flow' }, async ({ page }) => {
    await open(page, GUIDE);
    const branches = page.locator('.sidebar details');
    expect(await branches.count()).toBeGreaterThan(5);
    await expect(page.locator('.sidebar details[open] > summary')).toHaveText(['Data types']);
    await expect(page.locator('.sidebar a[aria-current="page"]')).toHaveText('Lists');
  });

  test('a sidebar leads to its first page from the bar', { tag: '@flow' }, async ({ page }) => {
    await open(page, '/');
    for (const [label, first] of [
      ['Docs', 'Introduction to LIGO'],
      ['FAQ', /question/i],
    ] as const) {
      await page.locator('.navbar-links').getByRole('link', { name: label, exact: true }).click();
      await expect(
        page.locator('.navbar-links').getByRole('link', { name: label, exact: true }),
      ).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    }
  });

  test('the blog has its title, its description, reading times and no sidebar', async ({ page }) => {
    await open(page, '/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
    await expect(page.locator('.lead')).toHaveText(/explainers/);
    await expect(page.locator('.post-list > li')).toHaveCount(3);
    for (const meta of await page.locator('.post-meta').all())
      await expect(meta).toContainText(/\d+ min read/);
    await expect(page.locator('.sidebar')).toHaveCount(0);
    await page.getByRole('link', { name: 'Living with the comb layout' }).click();
    await expect(page.locator('.post .post-meta')).toContainText(/\d+ min read/);
    await expect(page.locator('.sidebar')).toHaveCount(0);
  });

  test('the table of contents has the headings of levels 2 and 3', { tag: '@flow' }, async ({ page }) => {
    await open(page, '/docs/reference/list-reference');
    const headings = page.locator('.article-body :is(h2, h3)');
    const wanted = (await headings.allTextContents()).map((text) => text.trim());
    const listed = (await page.locator('.toc a').allTextContents()).map((text) => text.trim());
    expect(listed.length).toBeGreaterThan(10);
    expect(listed).toEqual(wanted);
    await expect(page.locator('.toc .toc-2').first()).toBeVisible();
    await expect(page.locator('.toc .toc-3').first()).toBeVisible();
  });

  test('code has its own colours in the light and in the dark theme', async ({ page }) => {
    await open(page, GUIDE);
    const colours = () =>
      page
        .locator('.code:visible code')
        .first()
        .evaluate((code) => {
          const marked = [...code.querySelectorAll('span')];
          return [...new Set(marked.map((part) => getComputedStyle(part).color))];
        });
    const dark = await colours();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    const light = await colours();
    expect(dark.length).toBeGreaterThan(2);
    expect(light).toHaveLength(dark.length);
    expect(light.filter((colour) => dark.includes(colour))).toEqual([]);
  });
});
