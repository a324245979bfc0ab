/** What is below the first window is laid out after the first paint, and nobody notices. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { COMMAND, GUIDE, open, REFERENCE } from '../helpers/site';

const blocksOf = (page: Page) => page.locator('.article-body > *');

const topsOf = (page: Page) =>
  blocksOf(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));

const topOf = (place: Locator) =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top));

const shownOf = (page: Page) =>
  blocksOf(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));

/** Once every block of the page has been laid out, and the frame has passed with which the browser remembers its height. */
async function untilLaidOut(page: Page): Promise<void> {
  await expect(page.locator('.article-body > :not(.is-laid-out)')).toHaveCount(0);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Where a place stands once the page scrolls no more. */
async function restingPlace(place: Locator): Promise<number> {
  let last = Number.NaN;
  await expect(async () => {
    const before = last;
    last = await topOf(place);
    expect(last).toBe(before);
  }).toPass({ intervals: [100] });
  return last;
}

test('most of a long page is left out at first, nothing of what its first window shows, and then nothing', async ({
  page,
}) => {
  // The reader is never idle, so nothing is laid out before it is looked at.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await open(page, GUIDE);
  const shown = await shownOf(page);
  expect(shown.slice(0, 12)).not.toContain('auto');
  expect(shown.filter((one) => one === 'auto').length).toBeGreaterThan(shown.length / 2);
  const other = await page.context().newPage();
  await open(other, GUIDE);
  await untilLaidOut(other);
  expect(new Set(await shownOf(other))).toEqual(new Set(['visible']));
});

for (const path of [GUIDE, REFERENCE, COMMAND, '/docs/faq/intro']) {
  test(`blocks of ${path} take the same room when they are laid out`, async ({ page }) => {
    await open(page, path);
    await untilLaidOut(page);
    const tops = await topsOf(page);
    expect(tops.length).toBeGreaterThan(3);
    // Margins of what stands in a block do not reach out of it while the block is left out.
    await blocksOf(page).evaluateAll((all) => {
      for (const one of all as HTMLElement[])
        if (getComputedStyle(one).containIntrinsicBlockSize !== 'none') one.style.contain = 'layout paint';
    });
    expect(await topsOf(page)).toEqual(tops);
  });
}

test('an address with a place far down leads there, and the place stays', async ({ page }) => {
  await open(page, GUIDE);
  const last = await page.locator('.article-body h2').last().getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${GUIDE}#${last}`);
  const heading = page.locator(`[id="${last}"]`);
  await expect(heading).toBeInViewport();
  await untilLaidOut(page);
  expect(await topOf(heading)).toBeGreaterThanOrEqual(0);
  expect(await topOf(heading)).toBeLessThan(200);
});

test('a link to a place far down and a step back lead to where they should', async ({ page }) => {
  await open(page, GUIDE);
  const heading = page.locator('.article-body h2').last();
  await page.locator('.toc a').last().click();
  await expect(heading).toBeInViewport();
  const top = await restingPlace(heading);
  // A click of Playwright's would scroll the page to the bar, which is in view all the same.
  await page.locator('.navbar a[href="/docs/faq/intro"]').evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/\/docs\/faq\/intro/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  await expect.poll(() => topOf(heading)).toBe(top);
});

test('a printed page is whole', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await open(page, GUIDE);
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await shownOf(page))).toEqual(new Set(['visible']));
});

/** Notes, in the frame that first shows another page, where the blocks stand that are held back. */
function noteHeldBlocks() {
  const noted = window as typeof window & { heldTops?: number[] };
  const note = () => {
    const held = [...document.querySelectorAll('.is-held > .is-far')].filter(
      (one) => one.getClientRects().length > 0,
    );
    if (held.length > 0) noted.heldTops ??= held.map((one) => one.getBoundingClientRect().top);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 2200, height: 1400 },
  { width: 390, height: 844 },
]) {
  test(`a page that takes another's place in a window of ${width} to ${height} leaves nothing out that is in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(noteHeldBlocks);
    for (const path of ['/docs/data-types/maps', REFERENCE, COMMAND, '/docs/syntax/variables']) {
      await open(page, GUIDE);
      await page.evaluate((to) => {
        document.querySelector('.article-body')?.insertAdjacentHTML('afterbegin', `<a href="${to}">Next</a>`);
        document.querySelector<HTMLElement>('.article-body a')?.click();
      }, path);
      await expect(page).toHaveURL(new RegExp(path));
      await expect(page.locator('.is-held, .is-far')).toHaveCount(0);
      const tops = await page.evaluate(() => (window as { heldTops?: number[] }).heldTops ?? []);
      expect(Math.min(Number.POSITIVE_INFINITY, ...tops)).toBeGreaterThanOrEqual(height);
      if (path === '/docs/data-types/maps') expect(tops.length).toBeGreaterThan(0);
      await untilLaidOut(page);
    }
  });
}

/** Chooses the other syntax; the place of something on the page before and after. */
async function placesAroundSwitch(page: Page, place: Locator): Promise<[number, number]> {
  const top = await topOf(place);
  // A click of Playwright's would scroll the page to the bar, which is in view all the same.
  await page.locator('.navbar .choose-cameligo').evaluate((button) => (button as HTMLElement).click());
  await expect(page.locator('html')).toHaveAttribute('data-syntax', 'cameligo');
  await expect(page.locator('.is-held, .is-far')).toHaveCount(0);
  return [top, await topOf(place)];
}

test('a switch of the syntax in the middle of a page leaves the reader where they were, and nothing out', async ({
  page,
}) => {
  await open(page, GUIDE);
  await untilLaidOut(page);
  const heading = page.locator('.article-body h2').nth(4);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const [before, after] = await placesAroundSwitch(page, heading);
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
  expect(new Set(await shownOf(page))).toEqual(new Set(['visible']));
});

test('so does one where the address has led to, before the reader scrolls', async ({ page }) => {
  await open(page, GUIDE);
  const id = await page.locator('.article-body h2').nth(4).getAttribute('id');
  await page.goto('about:blank');
  await open(page, `${GUIDE}#${id}`);
  await untilLaidOut(page);
  const heading = page.locator(`[id="${id}"]`);
  await restingPlace(heading);
  const [before, after] = await placesAroundSwitch(page, heading);
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
});

test('the menu of syntaxes that is opened and closed leaves the page as it was', async ({ page }) => {
  await open(page, GUIDE);
  await untilLaidOut(page);
  const menu = page.locator('.navbar .is-syntax summary');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await menu.click();
  await expect(page.locator('.is-far').first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await menu.click();
  await expect(page.locator('.is-far')).toHaveCount(0);
  expect(new Set(await shownOf(page))).toEqual(new Set(['visible']));
});

test('who scrolls with the menu open sees everything that comes into view', async ({ page }) => {
  await open(page, GUIDE);
  await untilLaidOut(page);
  await page.locator('.navbar .is-syntax summary').click();
  await expect(page.locator('.is-far').first()).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(page.locator('.is-far')).toHaveCount(0);
  expect(new Set(await shownOf(page))).toEqual(new Set(['visible']));
});
