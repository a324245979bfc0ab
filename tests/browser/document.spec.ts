import { expect, type Page, test } from '@playwright/test';
import { toolInMenu } from '../helpers/sample-tools';
import { openBox } from '../helpers/search';
import { expectQuiet, GUIDE, open } from '../helpers/site';

test('a guide shows all parts of the document layout, its table of contents follows the scroll, and samples are copied', {
  tag: '@flow',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const quiet = expectQuiet(page);
  await open(page, GUIDE);
  for (const part of ['.breadcrumbs', '.version-badge', '.pager-previous', '.pager-next', '.page-foot']) {
    await expect(page.locator(part), part).toBeVisible();
  }
  await expect(page.locator('.toc .toc-2').first()).toBeVisible();
  await expect(page.locator('.version-banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
  await expect(page.locator('.sidebar details[open] > summary')).toHaveText(['Data types']);
  const headings = page.locator('.article-body h2');
  await headings.nth(3).evaluate((heading) => heading.scrollIntoView());
  const title = (await headings.nth(3).textContent()) ?? '';
  await expect(page.locator('.toc a[data-current]')).toHaveText(title);
  await test.step('a sample is copied, wrapped and back, and switched to the other syntax in its place', () =>
    useSample(page));
  quiet();
});

async function useSample(page: Page): Promise<void> {
  const block = page.locator('.code.s-jsligo').first();
  await block.locator('.tool-copy').click();
  await expect(block.locator('.tool-copy')).toHaveAttribute('aria-label', /^Copied/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code').textContent());
  const wrap = await toolInMenu(block, 'wrap');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(block.locator('pre')).toHaveCSS('white-space-collapse', 'preserve');
  await expect(block.locator('pre')).toHaveCSS('text-wrap-mode', 'wrap');
  await (await toolInMenu(block, 'wrap')).click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  const pair = page.locator('.sample', { has: page.locator('button.code-tab') }).nth(2);
  await pair.locator('.s-jsligo button.code-tab').click();
  await expect(pair.locator('.s-cameligo.code')).toBeVisible();
  await expect(pair.locator('.s-jsligo.code')).toBeHidden();
  await expect(pair.locator('.s-cameligo button.code-tab')).toBeFocused();
  await expect(page).toHaveURL(/lang=cameligo/);
}

test('a question mark lists the keys, even before React is loaded; a long page leads back to its top', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await page.locator('.navbar-home').focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Ctrl K');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.navbar-home')).toBeFocused();
  await test.step('a long page leads back to its top', async () => {
    const back = page.getByRole('link', { name: 'Back to top' });
    await expect(back).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(60);
    await expect(page.locator('main')).toBeFocused();
    await expect(back).toBeHidden();
  });
  await test.step('in a text field it is an ordinary character', async () => {
    const { input } = await openBox(page);
    await input.press('?');
    await expect(input).toHaveValue('?');
    await expect(dialog).toHaveCount(0);
  });
});
