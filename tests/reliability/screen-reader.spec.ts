/** What a screen reader announces, in reading order, and the effects of the keyboard. */
import { expect, type Page, test } from '@playwright/test';
import { LATEST } from '../helpers/latest';
import { GUIDE, open } from '../helpers/site';
import { smallTargets } from '../helpers/targets';
import { typeInto } from '../helpers/type-into';

/** The roles, names and states of a part of the page, as assistive technology gets them. */
const readOut = (page: Page, selector = 'body') => page.locator(selector).ariaSnapshot();

/** Expects the parts in this order. */
function expectOrder(text: string, parts: readonly (string | RegExp)[]): void {
  let rest = text;
  for (const part of parts) {
    const found = typeof part === 'string' ? rest.indexOf(part) : rest.search(part);
    expect(found, `${part} in:\n${rest.slice(0, 1500)}`).toBeGreaterThanOrEqual(0);
    rest = rest.slice(found + 1);
  }
}

test('a page is read in its order: ways past the bar, bar, text, contents, tree, footer', {
  tag: '@flow',
}, async ({ page }) => {
  await open(page, '/docs/syntax/comments');
  expectOrder(await readOut(page), [
    'link "Skip to main content"',
    'link "Skip to the list of pages"',
    'banner:',
    'link "LIGO home"',
    'navigation "Main"',
    'link "Docs"',
    'link "Blog"',
    'link "Search',
    `group: "Version: ${LATEST}"`,
    'group: "Syntax: JsLIGO"',
    'button "Switch between light and dark"',
    'main:',
    'navigation "Breadcrumbs"',
    'heading "Comments" [level=1]',
    'heading "How do I write a comment',
    /navigation "(On this page|Table of contents|Contents)"|complementary "On this page"/,
    'complementary "Pages"',
    'contentinfo',
  ]);
  // Keyboard focus follows the same order.
  const met: string[] = [];
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    met.push(await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 20) ?? ''));
  }
  expectOrder(met.join('\n'), [
    'Skip to main',
    'Skip to the list',
    'Docs',
    'API',
    'FAQ',
    'Blog',
    'Registry',
    'Web IDE',
    'Search',
  ]);
});

test('the switches say what is chosen: version, syntax, syntax of a sample, wrapping', {
  tag: '@flow',
}, async ({ page }) => {
  await open(page, GUIDE);
  await page.locator('.navbar .is-versions summary').press('Enter');
  expectOrder(await readOut(page, '.navbar .is-versions'), [
    `Version: ${LATEST}`,
    'link "Next',
    `link "${LATEST}`,
    'link "1.10.0',
    'link "1.6.0',
  ]);
  await expect(page.locator('.navbar .is-versions a[aria-current="true"]')).toContainText(LATEST);
  await page.keyboard.press('Escape');
  await page.locator('.navbar .is-syntax summary').press('Enter');
  expectOrder(await readOut(page, '.navbar .is-syntax'), [
    'Syntax: JsLIGO',
    'button "JsLIGO" [pressed]',
    'button "CameLIGO"',
  ]);
  await page.locator('.navbar .is-syntax').getByRole('button', { name: 'CameLIGO' }).press('Enter');
  await page.locator('.navbar .is-syntax summary').press('Enter');
  expectOrder(await readOut(page, '.navbar .is-syntax'), [
    'Syntax: CameLIGO',
    'button "JsLIGO"',
    'button "CameLIGO" [pressed]',
  ]);
  await page.keyboard.press('Escape');
  const sample = page.locator('.code.s-cameligo').first();
  await sample.locator('.tool-more').press('Enter');
  const wrap = sample.getByRole('button', { name: 'Wrap lines' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await wrap.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  const switchBack = sample.getByRole('button', { name: 'JsLIGO' });
  await switchBack.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-syntax', 'jsligo');
  await expect(
    page.locator('.code.s-jsligo').first().getByRole('button', { name: 'CameLIGO' }),
  ).toBeFocused();
});

test('the search says what it is, what is found and which hit is chosen; its targets are large enough', {
  tag: '@flow',
}, async ({ page }) => {
  await open(page, '/blog/tags');
  await page.getByRole('link', { name: 'Search' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('list map');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  expectOrder(await readOut(page, '.search-modal'), [
    'dialog "Search the documentation"',
    'combobox "Search" [expanded]',
    'Close"',
    `Searching version ${LATEST}`,
    'button "Search all versions',
    'listbox "Results"',
    'group "',
    /option .*\[selected\]/,
    'option "',
    /link "See all \d+ results/,
  ]);
  await expect(page.getByRole('dialog').getByRole('contentinfo')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none');
  await expect(field).toBeFocused();
  expect(await page.evaluate(smallTargets)).toEqual([]);
  await typeInto(field, 'qqxxzz');
  await expect(page.getByText('No results for')).toBeVisible();
  await expect(page.locator('.modal-status')).toHaveText('No results');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Search' })).toBeFocused();
});

test('the menu of narrow screens is a dialog with a name; its targets are large enough', {
  tag: '@flow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/faq/intro');
  await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expectOrder(await readOut(page, 'dialog.mobile-menu'), [
    'dialog "Menu"',
    'button "Back to main menu"',
    'button "Close the menu"',
    'list',
  ]);
  expect(await page.evaluate(smallTargets)).toEqual([]);
  await page.getByRole('button', { name: 'Back to main menu' }).press('Enter');
  expectOrder(await readOut(page, 'dialog.mobile-menu'), [
    'button "Close the menu"',
    'navigation "Main"',
    'link "Docs"',
    'link "Blog"',
    'Version:',
    'Syntax:',
  ]);
  expect(await page.evaluate(smallTargets)).toEqual([]);
  await page.getByRole('button', { name: 'Close the menu' }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
});

test.describe('the consent notice', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('is a region with a name, read before the page, covers nothing, and is answered by keys', async ({
    page,
  }) => {
    await open(page, '/blog/tags');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    expectOrder(await readOut(page), [
      'region "Cookie consent"',
      'button "No, thanks"',
      'button "OK!"',
      'main:',
      'contentinfo',
    ]);
    await expect(page.locator('.consent')).toHaveCSS('position', 'static');
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.getByRole('button', { name: 'No, thanks' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'OK!' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toHaveCount(0);
    await test.step('the check of targets finds those that are too small and too near', async () => {
      // Away from the policy of the site, which refuses such styles.
      await page.goto('about:blank');
      await page.setContent(
        '<button style="width:10px;height:10px;padding:0">a</button><button style="width:10px;height:10px;padding:0">b</button>',
      );
      expect(await page.evaluate(smallTargets)).toHaveLength(2);
      await page.setContent(
        '<p>Text with <a href="#">a link</a> and <a href="#">another</a>.</p><button style="width:24px;height:24px">c</button>',
      );
      expect(await page.evaluate(smallTargets)).toEqual([]);
    });
  });
});
