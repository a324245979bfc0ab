import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe';
import { openBox, searchBox, searchFor } from '../helpers/search';
import { expectQuiet, GUIDE, open, REFERENCE } from '../helpers/site';
import { typeInto } from '../helpers/type-into';

/** The pages that results lead to. */
function pagesOf(results: Locator): Promise<string[]> {
  return results.evaluateAll((all) =>
    all.map((result) => new URL(result.querySelector('a')?.href ?? '').pathname),
  );
}

/** The number of highlighted words on the page. */
const marks = (page: Page) => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0);

/** Many more are in tests/fuzz/search.test.ts and packages/site/src/site/screens/search.dom.test.tsx. */
const STRANGE_QUERIES = [
  ['one word of 10,000 characters', 'a'.repeat(10_000)],
  [
    'emoji, markup and regular-expression characters',
    '🌮👨‍👩‍👧‍👦 \ud83c <script>alert(1)</script><img src=x onerror=alert(2)> .*+?^$ {}()|[]\\ (a|b',
  ],
] as const;

test('results are grouped by page and show kind and section; unusual queries do no harm', {
  tag: '@full',
}, async ({ page }) => {
  const quiet = expectQuiet(page);
  await open(page, GUIDE);
  const { input, dialog, options } = await openBox(page);
  await input.fill('mutation testing');
  const first = dialog.getByRole('group').first();
  await expect(first.locator('.result-kind')).toHaveText('Guide');
  await expect(first.locator('.result-caption')).toContainText('Testing');
  await expect(first.locator('mark').first()).toHaveText(/mutation/i);
  await input.fill('--michelson-format');
  await expect(dialog.locator('.result-kind').first()).toHaveText('Command');
  await expect(options.first()).toContainText('--michelson-format');
  const hint = dialog.locator('.type-hint');
  for (const [name, query] of STRANGE_QUERIES) {
    await test.step(`${name} do no harm`, async () => {
      await input.fill('');
      await expect(hint).toBeVisible();
      await input.fill(query);
      const outcome = dialog.locator('.search-state, [role="option"]').first();
      await expect(outcome).toBeVisible();
      expect(await dialog.locator('img, script').count()).toBe(0);
      await input.fill('List.map');
      await expect(options.first()).toContainText('List.map');
    });
  }
  await test.step('a hit leads to the playground', async () => {
    await input.fill('try online');
    await expect(options.first()).toContainText('Playground');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/playground\?lang=\w+$/);
    await expect(page.getByRole('textbox', { name: /^Code of / })).toBeVisible();
  });
  quiet();
});

test('arrow keys choose, Enter opens the heading with the words marked there', { tag: '@flow' }, async ({
  page,
}) => {
  const quiet = expectQuiet(page);
  await open(page, '/docs/intro/introduction');
  const { input, options, dialog } = await searchFor(page, 'fold list');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const title = (await options.first().locator('.hit-title').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lists?$/);
  await expect.poll(() => marks(page)).toBeGreaterThan(0);
  const { hash, searchParams } = new URL(page.url());
  expect(hash).not.toBe('');
  expect(searchParams.has('mark')).toBe(false);
  const heading = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await expect(heading).toContainText(title);
  await expect(heading).toBeInViewport();
  await expect(page.locator('.route-status')).toHaveText(/^Lists? \| LIGO/);
  await page.getByRole('button', { name: 'Clear highlights' }).click();
  await expect.poll(() => marks(page)).toBe(0);
  await test.step('results after fast typing are those of the results page, and steps in the history are followed', async () => {
    await openBox(page);
    await input.pressSequentially('big map', { delay: 20 });
    await expect(page.locator('[data-answers="big map"]')).toBeVisible();
    await expect(dialog.locator('.result')).toHaveCount(6);
    await expect(options.locator('.hit-text').first()).toHaveText(/\w/);
    const inBox = await pagesOf(dialog.locator('.result'));
    await dialog.getByRole('link', { name: /See all \d+ results/ }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('big map');
    await expect(page.locator('.result-list .result').nth(5)).toBeVisible();
    expect((await pagesOf(page.locator('.result-list .result'))).slice(0, 6)).toEqual(inBox);
    await page.locator('.hit').first().click();
    await expect(page.locator('.article')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('big map');
    await expect(page.locator('.hit').first()).toBeVisible();
  });
  quiet();
});

test('the address of a hit marks the words on a fresh load, and takes them as data', async ({ page }) => {
  const quiet = expectQuiet(page);
  await open(
    page,
    `${GUIDE}?mark=${encodeURIComponent('list <img src=x onerror=alert(1)> (a+')}#how-do-i-write-a-list`,
  );
  await expect.poll(() => marks(page)).toBeGreaterThan(0);
  expect(await page.locator('.article img').count()).toBe(0);
  const isMarked = await page.evaluate(() => {
    const other = document.getElementById('what-do-lists-cost');
    return [...(CSS.highlights.get('found') ?? [])].some((range) => other?.contains(range.startContainer));
  });
  expect(isMarked).toBe(false);
  quiet();
});

test('a page far away is searched in the version being read; one key searches all, on the page of results too', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/docs/1.6.0/intro/introduction');
  const { dialog, options } = await searchFor(page, 'namespace');
  const scope = dialog.locator('span', { hasText: /^Searching (version|all)/ });
  await expect(scope).toHaveText(/^Searching version 1.6.0/);
  await expect(options.first()).toHaveAttribute('href', /^\/docs\/1\.6\.0\//);
  await page.keyboard.press('Alt+a');
  await expect(scope).toHaveText(/^Searching all versions/);
  await expect(dialog.locator('.result-versions').first()).toBeVisible();
  await expect(dialog.locator('.result-versions').first()).toHaveText('all versions');
  await dialog.getByRole('button', { name: 'Search only 1.6.0' }).click();
  await expect(dialog.locator('.result-versions')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Search all versions' }).click();
  await expect(scope).toHaveText(/^Searching all versions/);
  await dialog.getByRole('link', { name: /See all \d+ results/ }).click();
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('all');
  await expect(page.locator('main .result-versions').first()).toHaveText('all versions');
  await expectAccessible(page, { within: 'main' });
});

test('a reference page offers the search by type; results know the syntax of the reader and either notation', {
  tag: ['@flow', '@full'],
}, async ({ page }) => {
  await open(page, `${REFERENCE}?lang=cameligo`);
  const field = page.getByLabel('Find a value by its type');
  const { dialog, input, options } = searchBox(page);
  await test.step('in a field where a slash is a slash', async () => {
    await field.focus();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await expect(dialog).toBeHidden();
    await typeInto(field, 'key -> key_hash');
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('key -> key_hash');
    await expect(options.first()).toContainText('Crypto.hash_key');
  });
  await typeInto(input, 'List.length');
  await expect(options.first()).toContainText("'elt list -> nat");
  await typeInto(input, 'list<a> => nat');
  await expect(options.first()).toContainText('List.length');
});
