/** Older browsers, made from a new one by taking away what they lack. What the build may use is in conformance/browsers.test.ts. */
import { expect, type Page, test } from '@playwright/test';
import { shown } from '../helpers/reader';
import { expectQuiet, GUIDE, open } from '../helpers/site';

/** What Chrome 87, Firefox 78 or Safari 14 lack of what the site uses. */
function takeAwayAfter2020(): void {
  Reflect.deleteProperty(window, 'HTMLDialogElement');
  Reflect.deleteProperty(window, 'Highlight');
  Reflect.deleteProperty(window, 'scheduler');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'structuredClone');
  Reflect.deleteProperty(CSS, 'highlights');
  Reflect.deleteProperty(Object, 'hasOwn');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  for (const name of ['at', 'findLast', 'findLastIndex', 'toSorted', 'toSpliced', 'with'])
    Reflect.deleteProperty(Array.prototype, name);
  // Listeners could not be removed by a signal.
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const known = typeof options === 'object' ? { ...options, signal: undefined } : options;
    addEventListener.call(this, type, listener, known);
  };
}

/** What Chrome 109, Firefox 115 or Safari 16.4 lack. */
function takeAwayAfter2022(): void {
  Reflect.deleteProperty(AbortSignal, 'any');
  Reflect.deleteProperty(Promise, 'withResolvers');
  Reflect.deleteProperty(Object, 'groupBy');
  Reflect.deleteProperty(window, 'Highlight');
  Reflect.deleteProperty(CSS, 'highlights');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  for (const name of ['toSorted', 'toSpliced', 'toReversed', 'with'])
    Reflect.deleteProperty(Array.prototype, name);
}

async function operateMenus(page: Page): Promise<void> {
  const theme = await shown(page, 'theme');
  await page.locator('.theme-toggle').click();
  expect(await shown(page, 'theme')).not.toBe(theme);
  await page.locator('.is-syntax summary').click();
  await page.locator('.is-syntax .choose-cameligo').click();
  expect(await shown(page, 'syntax')).toBe('cameligo');
  await page.locator('.is-versions summary').click();
  await expect(page.locator('.is-versions .dropdown-menu a')).toHaveCount(4);
  await page.locator('.is-versions .dropdown-menu a').last().click();
  await expect(page).toHaveURL(/\/docs\/1\.6\.0\//);
}

test('a browser of 2020 has menus, syntax, theme and versions; search leads to its page', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(takeAwayAfter2020);
  const expectNoErrors = expectQuiet(page);
  await open(page, GUIDE);
  await operateMenus(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, GUIDE);
  const menu = page.locator('.mobile-menu');
  await page.locator('.navbar-menu').click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toHaveCount(0);
  expectNoErrors();
  await page.locator('.navbar-search').click();
  await expect(page).toHaveURL(/\/search/);
});

test('a browser of 2022 searches, runs and edits', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(takeAwayAfter2022);
  const expectNoErrors = expectQuiet(page);
  await open(page, GUIDE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fold');
  await expect(page.locator('.search-modal .hit').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const sample = page.locator('.s-jsligo:has(.tool-run)').first();
  await sample.locator('.tool-run').click();
  await expect(sample.locator('.live-results .live-status')).toBeVisible();
  await sample.locator('.tool-edit').click();
  await expect(sample.locator('.cm-content')).toBeVisible();
  expectNoErrors();
});

test('a browser that is older still reads, without errors or dead buttons, and the page says so once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = Element as unknown as { prototype: object };
    Reflect.deleteProperty(prototype, 'replaceChildren');
  });
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/entry-.*\.js$/.test(response.url())) scripts.push(response.url());
  });
  const expectNoErrors = expectQuiet(page);
  const note = page.locator('.old-note');
  await page.goto(GUIDE);
  await expect(note).toBeVisible();
  await expect(note).toHaveText(/too old for menus, search and running samples/);
  await expect(page.locator('.code.s-jsligo').first()).toBeVisible();
  await expect(page.locator('.code.s-cameligo').first()).toBeVisible();
  for (const dead of [
    '.theme-toggle',
    '.is-syntax summary',
    'button.code-tab',
    '.code-tools',
    '.navbar-menu',
  ])
    await expect(page.locator(dead).first()).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-started');
  await page.reload();
  await expect(note).toBeHidden();
  expectNoErrors();
});
