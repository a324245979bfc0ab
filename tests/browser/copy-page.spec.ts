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

test('copies a link that keeps the syntax and the page as Markdown in it, and the next page too; shows the Markdown', async ({
  page,
}) => {
  const quiet = expectQuiet(page);
  await open(page, `${GUIDE}?lang=cameligo&mark=fold#how-do-i-write-a-list`);
  const menu = page.locator('.copy-menu');
  await test.step('closes with Escape and a click elsewhere', async () => {
    await menu.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('summary').click();
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open');
  });
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Copy link' }).click();
  await expect(menu.getByRole('button', { name: 'Copied' })).toBeVisible();
  const { origin } = new URL(page.url());
  expect(await clipboard(page)).toBe(`${origin}${GUIDE}?lang=cameligo#how-do-i-write-a-list`);
  const copyAsMarkdown = async (path: string) => {
    await menu.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect.poll(() => clipboard(page)).toBe(copyOf(path, '.cameligo.md'));
  };
  await copyAsMarkdown(GUIDE);
  await page.locator(`.sidebar a[href="${OTHER_GUIDE}"]`).click();
  await expect(page.locator('h1')).toHaveText('Sets');
  await menu.locator('summary').click();
  await copyAsMarkdown(OTHER_GUIDE);
  quiet();
  await menu.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page).toHaveURL(new RegExp(`${OTHER_GUIDE}\\.cameligo\\.md$`));
});
