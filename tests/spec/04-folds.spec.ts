/**
 * Section 4: collapsible sections. Durations by height and preference are in packages/site/src/site/parts/fold-motion.dom.test.ts, the table
 * of contents on narrow screens, which is one, in keyboard.spec.ts.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from '../helpers/site';

const PAGE = '/docs/language-basics/types';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const animate = Element.prototype.animate;
    const durations: unknown[] = [];
    Object.assign(window, { durations });
    Element.prototype.animate = function (frames, options) {
      durations.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, frames, options);
    };
  }),
);

/** The durations of fold animations so far. */
const durations = (page: Page) =>
  page.evaluate(() => (window as unknown as { durations: number[] }).durations);

/** Opens a fold and returns the duration of its animation and the height of its content. */
async function openFold(page: Page, fold: Locator): Promise<{ duration: number; height: number }> {
  const before = (await fold.boundingBox())?.height ?? 0;
  await fold.locator('> summary').click();
  await expect(fold).toHaveAttribute('open', '');
  await expect.poll(() => fold.evaluate((element) => element.getAnimations().length)).toBe(0);
  const height = ((await fold.boundingBox())?.height ?? 0) - before;
  return { duration: (await durations(page)).at(-1) ?? 0, height };
}

/** The first fold of a kind, by a name that stays when it is open. */
async function firstFold(page: Page, selector: string): Promise<Locator> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.setAttribute('data-this', ''));
  return page.locator('[data-this]');
}

/** The expected duration for a content height. */
function durationFor(height: number): number {
  const unit = height / 36;
  return Math.min(420, Math.max(120, Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10)));
}

test('folds of an article and of the sidebar open in a time that is computed from their height', async ({
  page,
}) => {
  await open(page, PAGE);
  for (const selector of ['.fold:not(.toc-fold)', '.sidebar details:not([open])']) {
    // The list of this page is complete; longer ones load the pages of a section when it is opened.
    if (selector.startsWith('.sidebar')) await open(page, '/docs/reference/list-reference');
    const fold = await firstFold(page, selector);
    const { duration, height } = await openFold(page, fold);
    expect(height, selector).toBeGreaterThan(20);
    expect(Math.abs(duration - durationFor(height)), selector).toBeLessThan(4);
    await fold.locator('> summary').click();
    await expect(fold).not.toHaveAttribute('open');
    await fold.evaluate((element) => element.removeAttribute('data-this'));
  }
});
