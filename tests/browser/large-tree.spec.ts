import { expect, type Locator, type Page, test } from '@playwright/test';
import { alive, expectQuiet, open, pathOf } from '../helpers/site';

/** The tree of the oldest version has too many pages to be sent whole. */
const START = '/docs/1.6.0/intro/introduction';
const FIRST = '/docs/1.6.0/syntax/contracts';

const branch = (tree: Locator, name: string) =>
  tree.locator('details', { has: tree.page().locator('> summary', { hasText: name }) });

/** A branch with several pages that does not contain the first page of the version. */
const writing = (page: Page) => branch(page.locator('.sidebar'), 'Writing a contract');

test('a branch is filled when it is opened by a key, after a failure too, and so is one within it; both stay open', async ({
  page,
}) => {
  const quiet = expectQuiet(page);
  await open(page, START);
  await test.step('a branch within a branch', async () => {
    const topics = branch(page.locator('.sidebar'), 'Topics of 1.6.0').first();
    await topics.locator('> summary').click();
    const functions = branch(topics, 'Functions').last();
    await expect(functions).not.toHaveAttribute('open');
    await functions.locator('> summary').click();
    await expect(functions.getByRole('link', { name: 'Recursi' })).toBeVisible();
  });
  quiet();
  await test.step('a branch that cannot be loaded says so and keeps its first page', async () => {
    await page.route(`**${FIRST}`, (route) => route.abort());
    await writing(page).locator('summary').click();
    await expect(writing(page)).toContainText('The others could not be loaded.');
    await expect(writing(page).locator('a')).toHaveAttribute('href', FIRST);
    await page.unroute(`**${FIRST}`);
    await writing(page).locator('summary').click();
    await expect(writing(page)).not.toHaveAttribute('open');
  });
  await test.step('it is requested again', async () => {
    await expect(writing(page).locator('a')).toHaveCount(1);
    await writing(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(writing(page).getByRole('link', { name: 'Views' })).toBeVisible();
    await expect(writing(page).locator('.sidebar-note')).toHaveCount(0);
    await expect(page.locator('.sidebar [aria-current]')).toHaveText('Introduction');
  });
  await test.step('by keyboard, the page is marked in its branch, and open branches stay open', async () => {
    await writing(page).locator('a').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toBe(FIRST);
    await expect(page.locator('.sidebar [aria-current]')).toHaveCount(1);
    await expect(writing(page).locator('[aria-current]')).toHaveAttribute('href', FIRST);
    await expect(branch(page.locator('.sidebar'), 'Topics of 1.6.0').first()).toHaveAttribute('open', '');
  });
});

test('a page that is reached from elsewhere is marked in its branch, which is whole', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, START);
  await page.locator('.sidebar').evaluate((tree) => tree.setAttribute('data-same', ''));
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = 'elsewhere';
    document.querySelector('.article')?.prepend(link);
  }, FIRST);
  await page.getByRole('link', { name: 'elsewhere' }).click();
  await expect(writing(page).locator('[aria-current]')).toHaveAttribute('href', FIRST);
  await expect(page.locator('.sidebar[data-same]')).toBeVisible();
  expect(await writing(page).locator('a').count()).toBeGreaterThan(2);
});

test('the slide-out menu fills its branches in the same way', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, START);
  await page.locator('.navbar-menu').click();
  const menu = page.locator('.mobile-menu');
  await branch(menu, 'Writing a contract').locator('summary').click();
  await branch(menu, 'Writing a contract').getByRole('link', { name: 'Views' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/views/i);
  await alive(page);
});
