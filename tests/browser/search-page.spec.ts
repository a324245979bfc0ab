import { expect, type Page, test } from '@playwright/test';
import { expectQuiet, open } from '../helpers/site';
import { typeInto } from '../helpers/type-into';

test('shows the results of its address on a fresh load; a step back returns to the place; answers by type', {
  tag: '@flow',
}, async ({ page }) => {
  const quiet = expectQuiet(page);
  await open(page, '/search?q=list+fold');
  await expect(page.getByRole('searchbox')).toHaveValue('list fold');
  await expect(page.locator('.search-count')).toHaveText(/^\d+ pages found$/);
  await expect(page.locator('.hit').first()).toContainText('List.fold');
  await expect(page.locator('.hit mark').first()).toBeVisible();
  await test.step('a step back returns to the place among the results', () => goAndReturn(page));
  await test.step('an answer by type follows the choice of the syntax', async () => {
    await typeInto(page.getByRole('searchbox'), 'list<a> => nat');
    await expect(page.locator('.hit').first()).toContainText('(list<elt>) => nat');
    await page.locator('.navbar .is-syntax summary').click();
    await page.getByRole('button', { name: 'CameLIGO' }).click();
    await expect(page.locator('.hit').first()).toContainText("'elt list -> nat");
  });
  quiet();
});

test('has the focus in its field and keeps its address in step with it, without filling the history', {
  tag: ['@flow', '@full'],
}, async ({ page }) => {
  await test.step('has the focus on a fresh load and when a link has led here', async () => {
    await open(page, '/search');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await open(page, '/nowhere');
    await page.getByRole('link', { name: 'Search the site' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
  const before = await page.evaluate(() => history.length);
  await typeInto(page.getByRole('searchbox'), 'tuple');
  await expect(page.locator('.hit').first()).toHaveAttribute('href', /^\/docs\/data-types\/tuples/);
  expect(new URL(page.url()).searchParams.get('q')).toBe('tuple');
  await page.getByLabel('Version').selectOption('1.6.0');
  await expect(page.locator('.hit').first()).toHaveAttribute('href', /^\/docs\/1\.6\.0\//);
  expect(new URL(page.url()).searchParams.get('version')).toBe('1.6.0');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('tuple');
  await expect(page.getByLabel('Version')).toHaveValue('1.6.0');
  await expect(page.locator('.hit').first()).toHaveAttribute('href', /^\/docs\/1\.6\.0\//);
});

test('shows the messages for a failure and for no results', { tag: '@flow' }, async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await open(page, '/search?q=map');
  await expect(page.locator('main')).toContainText('Unable to fetch results');
  await expect(page.locator('main')).toContainText('You might want to check your network connection.');
  await page.unroute('**/search-index/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.hit').first()).toBeVisible();
  await typeInto(page.getByRole('searchbox'), 'xqzvwj');
  await expect(page.locator('main')).toContainText('No results for “xqzvwj”');
  await expect(page.getByRole('link', { name: 'Let us know.' })).toBeVisible();
});

async function goAndReturn(page: Page): Promise<void> {
  await typeInto(page.getByRole('searchbox'), 'contract');
  await expect(page.locator('.search-count')).toHaveText(/^\d\d+ pages found$/);
  await expect(page.locator('.result')).toHaveCount(20);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => history.state?.scroll === window.scrollY)).toBe(true);
  // A click of Playwright's may scroll, and the browser moves the page when something above it grows: the place that
  // counts is the one at the click.
  const before = await page
    .locator('.hit')
    .last()
    .evaluate((hit: HTMLElement) => {
      const left = Math.round(window.scrollY);
      hit.click();
      return left;
    });
  expect(before).toBeGreaterThanOrEqual(1500);
  await expect(page.locator('.article')).toBeVisible();
  await page.goBack();
  await expect.poll(place).toBe(before);
  await test.step('more results are shown on demand', async () => {
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(page.locator('.result')).toHaveCount(40);
  });
}
