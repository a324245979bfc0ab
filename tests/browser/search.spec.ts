import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe';
import { openBox, searchBox, searchFor } from '../helpers/search';
import { expectQuiet, GUIDE, idle, open, pathOf, REFERENCE } from '../helpers/site';
import { typeInto } from '../helpers/type-into';

test('nothing of search is loaded before a reader reaches for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, GUIDE);
  await idle(page);
  const ofSearch = (path: string) => /search|modal|session|worker/.test(path);
  expect(asked.filter(ofSearch)).toEqual([]);
  await searchFor(page, 'map');
  await expect(searchBox(page).options.first()).toBeVisible();
  expect(asked.filter((path) => path === '/search-index/1.11.5.json')).toHaveLength(1);
});

test('Ctrl+K, the slash and the box in the bar open it; Escape and a click outside close it', {
  tag: '@flow',
}, async ({ page }) => {
  const quiet = expectQuiet(page);
  await open(page, GUIDE);
  const { dialog, input } = await openBox(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
  await page.locator('.navbar-search').click();
  await expect(input).toBeFocused();
  await typeInto(input, 'a');
  await page.keyboard.press('/');
  await expect(input).toHaveValue('a/');
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-search')).toBeFocused();
  quiet();
});

test('it opens again while it is closing', async ({ page }) => {
  await open(page, GUIDE);
  const { input } = await searchFor(page, 'map');
  await page.evaluate(async () => {
    document.querySelector<HTMLDialogElement>('.search-modal')?.close();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
});

test('a slash that is typed into a field of the page stays there', async ({ page }) => {
  await open(page, REFERENCE);
  const field = page.getByLabel('Find a value by its type');
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(searchBox(page).dialog).toBeHidden();
});

test('after fast typing the results are those of the results page, with excerpts and without earlier hits', async ({
  page,
}) => {
  await open(page, GUIDE);
  const { input, dialog, options } = await openBox(page);
  await input.pressSequentially('mutation testing', { delay: 20 });
  await expect(page.locator('[data-answers="mutation testing"]')).toBeVisible();
  await expect(dialog.locator('.result')).toHaveCount(6);
  await expect(options.locator('.hit-text').first()).toHaveText(/\w/);
  const inBox = await pagesOf(dialog.locator('.result'));
  await page.goto('/search?q=mutation%20testing');
  await expect(page.locator('.result-list .result').nth(5)).toBeVisible();
  expect(inBox).toEqual((await pagesOf(page.locator('.result-list .result'))).slice(0, 6));
});

/** The pages that results lead to. */
function pagesOf(results: Locator): Promise<string[]> {
  return results.evaluateAll((all) =>
    all.map((result) => new URL(result.querySelector('a')?.href ?? '').pathname),
  );
}

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
  await page.getByRole('button', { name: 'Clear highlights' }).click();
  expect(await marks(page)).toBe(0);
  quiet();
});

/** How many words are marked on the page. */
const marks = (page: Page) => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0);

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

test('results are grouped by page and tell kind and section; found words are marked', async ({ page }) => {
  await open(page, GUIDE);
  const { dialog } = await searchFor(page, 'mutation testing');
  const first = dialog.getByRole('group').first();
  await expect(first.locator('.result-kind')).toHaveText('Guide');
  await expect(first.locator('.result-caption')).toContainText('Testing');
  await expect(first.locator('mark').first()).toHaveText(/mutation/i);
  await dialog.getByRole('combobox').fill('--michelson-format');
  await expect(dialog.locator('.result-kind').first()).toHaveText('Command');
  await expect(dialog.getByRole('option').first()).toContainText('--michelson-format');
});

test('a page far away is searched in the version being read; one key searches all', async ({ page }) => {
  await open(page, '/docs/1.6.0/intro/introduction');
  const { dialog, options } = await searchFor(page, 'namespace');
  await expect(dialog.getByText('Searching version 1.6.0')).toBeVisible();
  await expect(options.first()).toHaveAttribute('href', /^\/docs\/1\.6\.0\//);
  await page.keyboard.press('Alt+a');
  await expect(dialog.getByText('Searching all versions')).toBeVisible();
  await expect(dialog.locator('.result-versions').first()).toBeVisible();
  await expect(dialog.locator('.result-versions').first()).toHaveText('all versions');
  await dialog.getByRole('button', { name: 'Search only 1.6.0' }).click();
  await expect(dialog.locator('.result-versions')).toHaveCount(0);
});

test('results know the syntax of the reader', async ({ page }) => {
  await open(page, `${GUIDE}?lang=cameligo`);
  const { options } = await searchFor(page, 'List.length');
  await expect(options.first()).toContainText("'elt list -> nat");
  await page.keyboard.press('Escape');
  await open(page, `${GUIDE}?lang=jsligo`);
  await searchFor(page, 'List.length');
  await expect(options.first()).toContainText('(list<elt>) => nat');
});

test('values are found by their type, in the notation of either syntax', { tag: '@flow' }, async ({
  page,
}) => {
  await open(page, GUIDE);
  const { options, input } = await searchFor(page, 'list<a> => nat');
  await expect(options.first()).toContainText('List.length');
  await typeInto(input, "'k -> ('k, 'v) map -> 'v option");
  await expect(options.first()).toContainText('Map.find_opt');
});

test('a reference page offers the search by type', async ({ page }) => {
  await open(page, REFERENCE);
  await page.getByLabel('Find a value by its type').fill('key -> key_hash');
  await page.keyboard.press('Enter');
  const { input, options } = searchBox(page);
  await expect(input).toHaveValue('key -> key_hash');
  await expect(options.first()).toContainText('Crypto.hash_key');
});

test('recent searches are offered and can be removed', async ({ page }) => {
  await open(page, GUIDE);
  const { options } = await searchFor(page, 'get_sender');
  await expect(options.first()).toContainText('get_sender');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tezos');
  const { dialog, input } = await openBox(page);
  await expect(dialog.getByRole('button', { name: 'get_sender', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('get_sender');
  await input.fill('');
  await dialog.getByRole('button', { name: 'Remove “get_sender” from recent searches' }).click();
  await expect(dialog.locator('.recent')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
});

test('a list of recent searches that is none does no harm', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('search.recent', '{"not":["a list"]}'));
  const quiet = expectQuiet(page);
  await open(page, GUIDE);
  const { dialog } = await openBox(page);
  await expect(dialog).toContainText('Search by type');
  quiet();
});

test('a failed fetch is reported, and recovers with the next try', async ({ page }) => {
  await open(page, GUIDE);
  await page.route('**/search-index/**', (route) => route.abort());
  const { dialog, input, options } = await searchFor(page, 'map');
  await expect(dialog).toContainText('Unable to fetch results');
  await expect(dialog).toContainText('You might want to check your network connection.');
  await page.unroute('**/search-index/**');
  await input.fill('maps');
  await expect(options.first()).toBeVisible();
  await page.route('**/search-index/next.json', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.keyboard.press('Alt+a');
  await expect(dialog).toContainText('Unable to fetch results');
  await page.unroute('**/search-index/next.json');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(options.first()).toBeVisible();
});

test('no results: the words, suggestions that lead somewhere, and where to tell', async ({ page }) => {
  await open(page, GUIDE);
  const { dialog, options, input } = await searchFor(page, 'xqzvwj');
  await expect(dialog).toContainText('No results for “xqzvwj”');
  await expect(dialog).toContainText('Try searching for');
  await expect(dialog).toContainText('Believe this query should return results?');
  await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /gitlab\.com.*issues/,
  );
  const suggestion = dialog.locator('.search-suggestions button').first();
  const text = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(input).toHaveValue(text);
  await expect(options.first()).toBeVisible();
});

test('an answer that comes late does not replace a newer one', async ({ page }) => {
  await open(page, GUIDE);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search-index/1.6.0.json', async (route) => {
    await held;
    await route.continue();
  });
  const { dialog, input, options } = await searchFor(page, 'map');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Alt+a');
  await page.keyboard.press('Alt+a');
  await input.fill('get_sender');
  await expect(options.first()).toContainText('get_sender');
  const late = page.waitForResponse('**/search-index/1.6.0.json');
  release();
  await late;
  await idle(page);
  await expect(options.first()).toContainText('get_sender');
  await expect(dialog.locator('.result-versions')).toHaveCount(0);
});

for (const [name, query] of [
  ['10,000 characters', 'map '.repeat(2500)],
  ['one word of 10,000 characters', 'a'.repeat(10_000)],
  ['emoji', '🌮👨‍👩‍👧‍👦 \ud83c'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(2)>'],
  ['signs of regular expressions', '.*+?^$ {}()|[]\\ (a|b'],
  ['spaces', '     '],
  ['brackets and arrows', '((((<<<<->=>[[['],
] as const) {
  test(`does not stumble over ${name}`, async ({ page }) => {
    const quiet = expectQuiet(page);
    await open(page, GUIDE);
    const { dialog, input, options } = await searchFor(page, query);
    await idle(page);
    expect(await dialog.locator('img, script').count()).toBe(0);
    await input.fill('List.map');
    await expect(options.first()).toContainText('List.map');
    quiet();
  });
}

test('the Tab key stays inside; everything can be reached', async ({ page }) => {
  await open(page, GUIDE);
  const { dialog, options } = await searchFor(page, 'map');
  await expect(options.first()).toBeVisible();
  const seen = new Set<string>();
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect([...seen].join('|')).toContain('Search all versions');
  expect([...seen].join('|')).toMatch(/See all \d+ results/);
});

test('the box can be used by everybody', async ({ page }) => {
  await open(page, GUIDE);
  const { options, input } = await searchFor(page, 'map');
  await expect(options.first()).toBeVisible();
  await expectAccessible(page, { within: '.search-modal' });
  await input.fill('');
  await expectAccessible(page, { within: '.search-modal' });
});

test('without its script the box says so and stays on the page', async ({ page }) => {
  await open(page, GUIDE);
  await page.route('**/assets/session-*.js', (route) => route.abort());
  const { dialog } = await searchFor(page, 'map');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  expect(pathOf(page)).toBe(GUIDE);
});

test('keys that are typed before the box is loaded are not lost', async ({ page }) => {
  await page.route('**/assets/react-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(GUIDE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mutation');
  const { input, options } = searchBox(page);
  await expect(options.first()).toContainText(/mutation/i);
  await expect(input).toHaveValue('mutation');
});

test('a step back closes the box and stays on the page', async ({ page }) => {
  await open(page, GUIDE);
  const { dialog } = await searchFor(page, 'map');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(pathOf(page)).toBe(GUIDE);
});

test('an excerpt that is too long ends with an ellipsis', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, GUIDE);
  const { dialog, options } = await searchFor(page, 'list');
  await expect(options.first()).toBeVisible();
  await dialog
    .locator('.hit-text')
    .first()
    .evaluate((text) => text.append(' and more'.repeat(40)));
  const text = dialog.locator('.hit-text').first();
  await expect(text).toHaveCSS('-webkit-line-clamp', '2');
  const lines = await text.evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(element).lineHeight);
  });
  expect(Math.round(lines)).toBe(2);
});

test('on phones one button closes the box, and no other is next to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, GUIDE);
  const { dialog, input } = await searchFor(page, 'map');
  await expect(dialog.locator('.search-bar').getByRole('button')).toHaveText(['EscClose']);
  // A field for searches has a button of the browser's that clears it.
  await expect(input).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
