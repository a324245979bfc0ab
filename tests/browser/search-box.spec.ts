import { expect, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe';
import { openBox, searchBox, searchFor } from '../helpers/search';
import { expectQuiet, GUIDE, open, pathOf, REFERENCE } from '../helpers/site';
import { typeInto } from '../helpers/type-into';

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

test('recent searches are offered and can be removed', async ({ page }) => {
  await open(page, GUIDE);
  const { options } = await searchFor(page, 'get_sender');
  await expect(options.first()).toContainText('get_sender');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tezos.Next');
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
  await expect(options).toHaveCount(0);
  await expect(input).not.toHaveAttribute('aria-activedescendant', /./);
  await expectAccessible(page, { within: '.search-modal' });
});

test('without its script the box says so and stays on the page', async ({ page }) => {
  await open(page, GUIDE);
  await page.route('**/assets/session-*.js', (route) => route.abort());
  const { dialog } = await searchFor(page, 'map');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  expect(pathOf(page)).toBe(GUIDE);
});

test('without any script of the page it says so as well', async ({ page }) => {
  await page.goto(GUIDE);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  const { dialog } = searchBox(page);
  await expect(dialog.getByRole('alert')).toHaveText(/^Search could not be loaded. Check your connection/);
  await expect(dialog.getByText('Loading search…')).toBeHidden();
  expect(pathOf(page)).toBe(GUIDE);
});

test('keys that are typed before the box is loaded are not lost', async ({ page }) => {
  let load = () => {};
  const asked = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/react-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(GUIDE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mutation');
  const { dialog, input, options } = searchBox(page);
  await expect(dialog.getByRole('status')).toHaveText('Loading search…');
  load();
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

for (const [platform, key] of [
  ['MacIntel', '⌘ K'],
  ['Win32', 'Ctrl K'],
] as const) {
  test(`the bar names the key of search as on ${platform}, before React is there`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, 'platform', { get: () => name });
    }, platform);
    await page.goto(GUIDE);
    await expect(page.locator('.navbar-search kbd:visible')).toHaveText([key]);
  });
}
