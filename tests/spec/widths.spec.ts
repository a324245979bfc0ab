/** Text and headlines at every width. That every template fits is in reliability/templates.spec.ts. */
import { expect, test } from '@playwright/test';

test('on narrow screens text keeps its size and a margin, and is not covered by the bar', async ({
  page,
}) => {
  for (const path of ['/docs/syntax/comments', '/docs/manpages/info-get-scope']) {
    await page.goto(path);
    for (const width of [360, 768, 996]) {
      await page.setViewportSize({ width, height: 800 });
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.x).toBeGreaterThanOrEqual(12);
      expect(heading?.y).toBeGreaterThanOrEqual(60);
      expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeLessThanOrEqual(width - 12);
      await expect(page.locator('.article-body > p').first()).toHaveCSS('font-size', '16px');
    }
  }
});

test('the headline of the home page keeps its words whole and takes at most four lines', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 768, 997, 1101, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator('.hero h1').evaluate((heading) => {
      const range = document.createRange();
      const whole = heading.querySelector('.whole');
      range.selectNodeContents(heading);
      return {
        all: Math.round(
          range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
        ),
        word: whole?.getClientRects().length,
      };
    });
    expect(lines.word, `${width}`).toBe(1);
    expect(lines.all, `${width}`).toBeLessThanOrEqual(4);
  }
});
