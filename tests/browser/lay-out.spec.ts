/** What is far from the window is left out of the layout, and nobody notices. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { COMMAND, GUIDE, open, REFERENCE } from '../helpers/site';

/** Heights of all blocks, once the browser knows them and leaves out what is far away. */
async function settledHeights(page: Page): Promise<number[]> {
  const heights = () =>
    page
      .locator('.article-body > *')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  const whole = await page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('.article-body > *')];
    for (const block of blocks) block.style.contentVisibility = 'visible';
    const all = blocks.map(({ offsetHeight }) => offsetHeight);
    for (const block of blocks) block.style.contentVisibility = '';
    return all;
  });
  await expect.poll(heights).toEqual(whole);
  await expect(page.locator('.is-laid-out')).toHaveCount(0);
  return heights();
}

const topOf = (place: Locator) =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top));

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

for (const path of [GUIDE, REFERENCE, COMMAND, '/docs/faq/intro']) {
  test(`blocks of ${path} that are left out keep their heights`, async ({ page }) => {
    await open(page, path);
    const heights = await settledHeights(page);
    expect(heights.length).toBeGreaterThan(3);
  });
}

test('most of a long page is left out, and nothing of what its first window shows', async ({ page }) => {
  await open(page, GUIDE);
  await settledHeights(page);
  const styles = await page
    .locator('.article-body > *')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));
  expect(styles.filter((style) => style === 'auto').length).toBeGreaterThan(styles.length / 2);
  expect(styles.slice(0, 12)).not.toContain('auto');
});

test('an address with a place far down leads there, and the place stays', async ({ page }) => {
  await open(page, GUIDE);
  const last = await page.locator('.article-body h2').last().getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${GUIDE}#${last}`);
  const heading = page.locator(`[id="${last}"]`);
  await expect(heading).toBeInViewport();
  await settledHeights(page);
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
  await open(page, GUIDE);
  await page.emulateMedia({ media: 'print' });
  const styles = await page
    .locator('.article-body > *')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));
  expect(new Set(styles)).toEqual(new Set(['visible']));
});
