/** The scroll position survives reloads and history navigation, and deep links lead below the bar. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { alive, GUIDE, OTHER_GUIDE, open, pathOf, REFERENCE } from '../helpers/site';

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls, and waits until the position is in the history. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(top);
}

test('a reload and steps in the history return to the place; the focus moving inside the bar scrolls nothing', {
  tag: '@flow',
}, async ({ page }) => {
  await open(page, GUIDE);
  await scrollTo(page, 2000);
  await page.reload();
  await expect.poll(() => position(page)).toBe(2000);
  await test.step('also where the address names a place', async () => {
    await page.evaluate(() => history.replaceState(history.state, '', '#how-do-i-write-a-list'));
    await page.reload();
    await expect.poll(() => position(page)).toBe(2000);
  });
  await test.step('the focus moves inside the bar', async () => {
    await alive(page);
    await page.locator('.navbar-home').focus();
    for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
    expect(await position(page)).toBe(2000);
  });
  await test.step('steps back and forward return to the place on each page, after a reload too', async () => {
    await scrollTo(page, 900);
    // Playwright scrolls the page before it clicks in a sidebar in Firefox; a reader's click does not.
    await page.locator(`.sidebar a[href="${OTHER_GUIDE}"]`).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
    expect(await position(page)).toBe(0);
    await scrollTo(page, 700);
    await page.reload();
    await expect.poll(() => position(page)).toBe(700);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
    await expect.poll(() => position(page)).toBe(900);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
    await expect.poll(() => position(page)).toBe(700);
  });
});

/** The position of an element once scrolling has stopped. */
async function restingPlace(place: Locator): Promise<number> {
  let last = Number.NaN;
  await expect(async () => {
    const before = last;
    last = await topOf(place);
    expect(last).toBe(before);
  }).toPass({ intervals: [100] });
  return last;
}

const topOf = (place: Locator) =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a step back leads to where a link to a place on the page had led, and within the page fetches nothing', {
  tag: ['@flow', '@full'],
}, async ({ page }) => {
  await open(page, GUIDE);
  const heading = page.locator('.article-body h2').last();
  // Playwright's clicks would scroll the page to the links, although they are already in view.
  const click = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
  await click(page.locator('.toc a').last());
  await expect(heading).toBeInViewport();
  const top = await restingPlace(heading);
  await click(page.locator('.navbar a[href="/docs/faq/intro"]'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lists');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  await expect.poll(() => topOf(heading)).toBe(top);
  await test.step('a step back from a place on the page fetches nothing', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goBack();
    await expect.poll(() => position(page)).toBe(0);
    expect(asked.filter((path) => path === GUIDE)).toEqual([]);
    expect(pathOf(page)).toBe(GUIDE);
  });
});

test('a switch of the syntax leaves the reader where the address has led to', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, `${GUIDE}#what-do-lists-cost`);
  const heading = page.locator('#what-do-lists-cost');
  const before = await restingPlace(heading);
  await page.locator('.navbar .choose-cameligo').evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('data-syntax', 'cameligo');
  expect(Math.abs((await restingPlace(heading)) - before)).toBeLessThanOrEqual(1);
});

test('deep links lead to their headings below the bar, without scroll anchoring', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('overflow-anchor', 'none');
    });
  });
  await page.goto(REFERENCE);
  const anchors = await page.evaluate(() =>
    [...document.querySelectorAll('.article-body :is(h2, h3)[id]')].map(({ id }) => id),
  );
  const some = anchors.filter((_, index) => index % Math.ceil(anchors.length / 4) === 1);
  expect(some).toHaveLength(4);
  for (const [index, id] of some.entries()) {
    const width = index % 2 === 0 ? 1440 : 390;
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await page.goto(`${REFERENCE}#${id}`);
    const top = () =>
      page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, id);
    await expect.poll(top, `${id} at ${width} px`).toBeGreaterThanOrEqual(60);
    expect(await top(), `${id} at ${width} px`).toBeLessThan(200);
  }
});

test('a sweep over the sidebar fetches at most three pages; off-screen code has its final height', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, GUIDE);
  await test.step('an off-screen code block has its final height', () => expectFinalHeights(page));
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/docs/')) asked.add(pathname);
  });
  const links = page.locator('.sidebar details[open] a');
  for (let index = 0; index < 12; index++) await links.nth(index).hover();
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeLessThanOrEqual(3);
});

async function expectFinalHeights(page: Page): Promise<void> {
  const blocks = page.locator('.article pre[data-lines]:visible');
  const heights = () => blocks.evaluateAll((all) => all.map((block) => block.getBoundingClientRect().height));
  const before = await heights();
  expect(before.length).toBeGreaterThan(5);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.article pre[data-lines] { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const [index, height] of (await heights()).entries()) {
    expect(Math.abs(height - (before[index] ?? 0)), `block ${index + 1}`).toBeLessThan(1);
  }
}

test('the current page is seen in the sidebar and in the menu of phones on a fresh load; contents follow', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/docs/contributors/getting-started');
  await expect(page.locator('.sidebar [aria-current="page"]')).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, '/docs/reference/tezos-reference');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog').locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  // A menu closes when the window becomes wide.
  await page.setViewportSize({ width: 1440, height: 600 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('a long table of contents follows the current heading', () => expectContentsFollow(page));
});

async function expectContentsFollow(page: Page): Promise<void> {
  const links = page.locator('.toc a');
  expect(await links.count()).toBeGreaterThan(30);
  for (const place of [20, 40, 2]) {
    // Follows a link in the text, so that the table of contents has to scroll along.
    const id = (await links.nth(place).getAttribute('href')) ?? '';
    await page
      .locator(`.article-body a[href="${id}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(links.nth(place)).toHaveAttribute('data-current', '');
    await expect(links.nth(place)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => topOf(links.nth(place))).toBeGreaterThan(60);
  }
}
