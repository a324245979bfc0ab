/** What readers see when the site is published again while they read. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/faulty-test';
import { expectNoReport } from '../helpers/reports';
import { secondDeploy } from '../helpers/second-deploy';
import { alive, open, pathOf } from '../helpers/site';

const NEXT = '/docs/faq/intro';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const faq = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'FAQ', exact: true });

test.describe('a deploy that replaces all assets while a reader is on an old page', () => {
  const loads = (page: Page) => {
    const count = { full: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest()) count.full++;
    });
    return count;
  };

  test('a link leads to the wanted page and place with one reload', async ({ page, site }) => {
    const noReport = await expectNoReport(page);
    await open(page, `${NEXT}?lang=cameligo`);
    await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(heading(page)).toHaveText('The LIGO blog');
    const count = loads(page);
    site.fail(await secondDeploy());
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/docs/data-types/lists#adding',
        id: 'deep',
      });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(heading(page)).toHaveText('Lists');
    await expect.poll(() => page.locator('script[type="module"][src*="-second"]').count()).toBe(1);
    expect(count.full).toBe(1);
    expect(pathOf(page)).toBe('/docs/data-types/lists');
    expect(new URL(page.url()).hash).toBe('#adding');
    await expect(page.locator('html')).toHaveAttribute('data-syntax', 'cameligo');
    await page.locator('.navbar').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe(NEXT);
    expect(count.full).toBe(1);
    await noReport();
  });

  test('a step back and a link reach what the reader wanted with one reload each; search says what failed', async ({
    page,
    site,
  }) => {
    await open(page, '/blog');
    await faq(page).click();
    await expect.poll(() => pathOf(page)).toBe(NEXT);
    const count = loads(page);
    const second = await secondDeploy();
    site.fail(second);
    await page.goBack();
    await expect(heading(page)).toHaveText('The LIGO blog');
    await expect.poll(() => page.locator('script[src*="-second"]').count()).toBe(1);
    expect(count.full).toBe(1);
    await test.step('a link after the next deploy', async () => {
      await alive(page);
      site.fail();
      await faq(page).click();
      await expect.poll(() => pathOf(page)).toBe(NEXT);
      await expect.poll(() => page.locator('script[src*="-second"]').count()).toBe(0);
      expect(count.full).toBe(2);
    });
    await test.step('search stays on the page', async () => {
      site.fail(second);
      await page.keyboard.press('ControlOrMeta+k');
      await page.locator('.search-modal[open] .search-input').fill('list');
      await expect(page.locator('.search-modal').getByRole('alert')).toBeVisible();
      expect(count.full).toBe(2);
      expect(pathOf(page)).toBe(NEXT);
    });
  });
});
