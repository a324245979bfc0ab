/** Which of the site's scripts are loaded, and when. */
import { expect, type Page, test } from '@playwright/test';
import { LATEST } from '../helpers/latest';
import { screenLink } from '../helpers/screen';
import { searchFor } from '../helpers/search';
import { expectQuiet, GUIDE, idle, OTHER_GUIDE, open, pathOf } from '../helpers/site';

const REACT = /\/assets\/react-.*\.js$/;
const SEARCH = /\/assets\/session-.*\.js$/;

/** Collects the scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const click = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element: HTMLElement) => element.click());

test('a page loads one small script at first, and React on the first interaction', async ({ page }) => {
  const quiet = expectQuiet(page);
  const scripts = scriptsOf(page);
  // During layout, Chromium sometimes dispatches an event for an unmoved mouse in the corner.
  await page.addInitScript(() => {
    const ignoreCorner = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    window.addEventListener('pointermove', ignoreCorner, { capture: true });
  });
  await page.goto(GUIDE);
  await page.waitForLoadState('networkidle');
  expect(scripts.some((path) => REACT.test(path))).toBe(false);
  await page.mouse.move(400, 400);
  await expect.poll(() => scripts.some((path) => REACT.test(path))).toBe(true);
  await expect(page.locator('html[data-ready]')).toBeVisible();
  quiet();
});

test('before React is loaded, the button of a menu can be clicked, and an open menu can be closed afterwards', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(GUIDE);
  await click(page, '.is-syntax summary');
  await click(page, '.choose-cameligo');
  await expect(page.locator('html[data-syntax="cameligo"]')).toBeVisible();
  await page.goto(OTHER_GUIDE);
  const menu = page.locator('.is-versions details');
  await menu.locator('summary').evaluate((summary: HTMLElement) => {
    summary.focus();
    summary.click();
  });
  await expect(page.locator('html[data-ready]')).toBeVisible();
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
});

test('names, screens and search are loaded when a reader points at them, and no code of samples is', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (part: RegExp) => asked.some((path) => part.test(path));
  await open(page, GUIDE);
  await page.locator('h1').hover();
  await idle(page);
  const PARTS =
    /search|modal|session|worker|hover|LiveSample|Editor|Michelson|compiled|grammar|serve|report|\/ligo\//i;
  expect(asked.filter((path) => PARTS.test(path))).toEqual([]);
  await test.step('names of a sample', async () => {
    await page.locator('.article-body figure.code.s-jsligo pre').first().hover();
    await expect.poll(() => asked.filter((path) => path.includes('/assets/hover/'))).toHaveLength(1);
  });
  await test.step('a screen', async () => {
    await screenLink(page).hover();
    await expect.poll(() => isAsked(/\/playground-/)).toBe(true);
    expect(pathOf(page)).toBe(GUIDE);
  });
  await test.step('search', async () => {
    await page.locator('.navbar-search').hover();
    await expect.poll(() => isAsked(SEARCH)).toBe(true);
    await expect(page.locator('.search-modal')).toBeHidden();
    const { options } = await searchFor(page, 'map');
    await expect(options.first()).toBeVisible();
    expect(asked.filter((path) => path === `/search-index/${LATEST}.json`)).toHaveLength(1);
  });
});

test('without React the text can be read, links work, and a message says what is missing', async ({
  page,
}) => {
  await page.route(REACT, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(GUIDE);
  await page.mouse.move(400, 400);
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded in full.');
  await page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
});
