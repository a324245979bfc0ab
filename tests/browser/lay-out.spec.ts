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

/** Once every block of the page has been laid out. */
const untilLaidOut = (page: Page) =>
  expect(page.locator('.article-body > :not(.is-laid-out)')).toHaveCount(0);

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
  // The bar is always in view; a click of Playwright's would scroll the page to it all the same.
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
