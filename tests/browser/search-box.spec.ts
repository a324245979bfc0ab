import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe';
import { openBox, searchBox, searchFor } from '../helpers/search';
import { expectQuiet, GUIDE, open, pathOf } from '../helpers/site';
import { typeInto } from '../helpers/type-into';

/** A short page, because axe checks the whole page. */
const SHORT_PAGE = '/docs/faq/catch-error-view';

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
  await expect(page.locator('.navbar-search kbd:visible')).toHaveText(['Ctrl K']);
  await page.locator('.navbar-search').click();
  await expect(input).toBeFocused();
  await typeInto(input, 'a');
  await page.keyboard.press('/');
  await expect(input).toHaveValue('a/');
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-search')).toBeFocused();
  quiet();
});

test('the box can be used by everybody: the Tab key stays inside, axe finds nothing, and one button closes it on phones', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, SHORT_PAGE);
  const { dialog, options, input } = await searchFor(page, 'map');
  await expect(options.first()).toBeVisible();
  await expectAccessible(page, { within: '.search-modal' });
  const seen = new Set<string>();
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect([...seen].join('|')).toContain('Search all versions');
  expect([...seen].join('|')).toMatch(/See all \d+ results/);
  await input.fill('');
  await expect(options).toHaveCount(0);
  await expectAccessible(page, { within: '.search-modal' });
  await test.step('on phones', () => expectToFitPhones(page));
});

async function expectToFitPhones(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog, input, options } = searchBox(page);
  await input.fill('list');
  await test.step('a long excerpt is truncated', async () => {
    await expect(options.first()).toBeVisible();
    const text = dialog.locator('.hit-text').first();
    await text.evaluate((element) => element.append(' and more'.repeat(40)));
    await expect(text).toHaveCSS('-webkit-line-clamp', '2');
    const lines = await text.evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(element).lineHeight);
    });
    expect(Math.round(lines)).toBe(2);
  });
  await expect(dialog.locator('.search-bar').getByRole('button')).toHaveText(['EscClose']);
  // An input of type search would have the browser's own clear button.
  await expect(input).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await test.step('it opens again while it is closing', async () => {
    await searchFor(page, 'map');
    await page.evaluate(async () => {
      document.querySelector<HTMLDialogElement>('.search-modal')?.close();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
  });
  await test.step('a step back closes it and stays on the page', async () => {
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(pathOf(page)).toBe(SHORT_PAGE);
  });
}

test('without any script of the page the box says so and stays on the page', { tag: '@full' }, async ({
  page,
}) => {
  const { dialog } = searchBox(page);
  await page.route(/\/assets\/(app|react)-/, (route) => route.abort());
  await page.goto(GUIDE);
  await page.keyboard.press('Control+k');
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

test('the bar shows the platform’s search shortcut before React is loaded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
  });
  await page.goto(SHORT_PAGE);
  await expect(page.locator('.navbar-search kbd:visible')).toHaveText(['⌘ K']);
});
