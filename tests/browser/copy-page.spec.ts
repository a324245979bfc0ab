import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ROOT } from '../helpers/dist';
import { expectQuiet, GUIDE, OTHER_GUIDE, open } from '../helpers/site';

const folder = join(ROOT, process.env.TEST_DIST ?? 'dist');
const copyOf = (path: string, ending: string) =>
  readFileSync(join(folder, `${path.slice(1)}${ending}`), 'utf8');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('the menu that copies a page', () => {
  test('copies the page as Markdown in the syntax of the reader, and the next page too', async ({ page }) => {
    const quiet = expectQuiet(page);
    await open(page, `${GUIDE}?lang=cameligo`);
    for (const path of [GUIDE, OTHER_GUIDE]) {
      if (path === OTHER_GUIDE) await page.locator(`.sidebar a[href="${OTHER_GUIDE}"]`).click();
      await expect(page.locator('h1')).toHaveText(path === GUIDE ? 'Lists' : 'Sets');
      await page.getByText('Copy page').click();
      await page.getByRole('button', { name: 'Copy as Markdown' }).click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await clipboard(page)).toBe(copyOf(path, '.cameligo.md'));
    }
    quiet();
  });

  test('closes with Escape and a click elsewhere, copies a link that keeps the syntax, shows the Markdown', async ({
    page,
  }) => {
    await open(page, `${GUIDE}?lang=jsligo&mark=fold#how-do-i-write-a-list`);
    const menu = page.locator('.copy-menu');
    await menu.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('summary').click();
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Copy link' }).click();
    await expect(menu.getByRole('button', { name: 'Copied' })).toBeVisible();
    const { origin } = new URL(page.url());
    expect(await clipboard(page)).toBe(`${origin}${GUIDE}?lang=jsligo#how-do-i-write-a-list`);
    await menu.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(new RegExp(`${GUIDE}\\.jsligo\\.md$`));
  });
});

test.describe('the menu without script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the Markdown of both syntaxes and shows no button that does nothing', async ({ page }) => {
    await page.goto(GUIDE);
    await page.getByText('Copy page').click();
    await expect(page.locator('.copy-menu button')).toHaveCount(3);
    await expect(page.locator('.copy-menu button:visible')).toHaveCount(0);
    await expect(page.locator('.copy-menu a:visible')).toHaveCount(2);
  });
});
