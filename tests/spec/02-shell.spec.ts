/** Section 2: the navigation bar and the home page. Their content is in tests/conformance/shell.test.ts. */
import { expect, test } from '@playwright/test';
import { LATEST } from '../helpers/latest';
import { GUIDE, open, pathOf } from '../helpers/site';

test.describe('navigation bar', () => {
  test('shows links, menus, search box and toggle; the versions menu keeps the page, under another address too', {
    tag: '@flow',
  }, async ({ page }) => {
    await open(page, GUIDE);
    for (const link of await page.locator('.navbar-links a').all()) await expect(link).toBeVisible();
    await expect(page.locator('.navbar-links svg:visible')).toHaveCount(2);
    const tools = page.locator('.navbar-tools');
    await expect(tools.getByText('Search')).toBeVisible();
    expect((await tools.locator('.navbar-search').boundingBox())?.width).toBeGreaterThanOrEqual(190);
    await expect(tools.getByRole('button', { name: 'Switch between light and dark' })).toBeVisible();
    await tools.locator('.is-versions summary').click();
    await expect(tools.locator('.is-versions li a:visible')).toHaveCount(4);
    await tools.locator('.is-syntax summary').click();
    await expect(tools.locator('.is-syntax li:visible')).toHaveText(['JsLIGO', 'CameLIGO']);
    const versions = page.locator('.navbar-tools .is-versions');
    await versions.locator('summary').click();
    await versions.getByRole('link', { name: '1.10.0' }).click();
    await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
    await open(page, '/docs/1.6.0/lists/declaring');
    await versions.locator('summary').click();
    await versions.getByRole('link', { name: LATEST }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
    await test.step('the links of the bar lead to the first pages of sidebars, in the version being read', async () => {
      await versions.locator('summary').click();
      await versions.getByRole('link', { name: 'Next' }).click();
      await expect.poll(() => pathOf(page)).toBe('/docs/next/data-types/lists');
      for (const [label, title, path] of [
        ['FAQ', /question/i, '/docs/next/faq/intro'],
        ['Docs', 'Introduction to LIGO', '/docs/next/intro/introduction'],
      ] as const) {
        const link = page.locator('.navbar-links').getByRole('link', { name: label, exact: true });
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(link).toHaveAttribute('aria-current', 'true');
        expect(pathOf(page)).toBe(path);
      }
    });
  });
});

test.describe('home page', () => {
  test('shows a contract in the reader’s syntax, which runs, with the switch beside it', {
    tag: '@flow',
  }, async ({ page }) => {
    await open(page, '/');
    const code = page.locator('.hero-code');
    await expect(code.locator('.s-jsligo code')).toContainText('@entry');
    await expect(code.locator('.s-cameligo code')).toBeHidden();
    const sample = code.locator('figure.s-jsligo');
    await sample.getByRole('button', { name: 'Run' }).first().click();
    await sample.getByRole('button', { name: 'Call' }).click();
    await expect(sample).toContainText('The call succeeded.');
    await code.locator('.s-jsligo button.code-tab').click();
    await expect(code.locator('.s-cameligo code')).toContainText('[@entry]');
  });
});
