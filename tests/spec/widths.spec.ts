/** Every template fits windows from 360 px to 2,560 px. */
import { expect, test } from '@playwright/test';
import { TEMPLATES } from '../helpers/templates';

for (const width of [360, 768, 996, 997, 1440, 2560]) {
  test(`at ${width} px no page is wider than the window, and nothing sticks out of it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, path] of Object.entries(TEMPLATES)) {
      for (const lang of ['jsligo', 'cameligo']) {
        await page.goto(`${path}?lang=${lang}`);
        const wide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const scrolls = (element: Element) =>
            element.closest('pre, .table, .signature, .tab-list, .navbar-links');
          const out = [...document.querySelectorAll('#root *')].filter((element) => {
            const { right, width: own } = element.getBoundingClientRect();
            return own > 0 && right > clientWidth + 1 && !scrolls(element);
          });
          return {
            over: scrollWidth - clientWidth,
            out: out.map((element) => element.outerHTML.slice(0, 80)),
          };
        });
        expect(wide, `${name}, ${lang}`).toEqual({ over: 0, out: [] });
      }
    }
  });
}

for (const width of [360, 768, 996]) {
  test(`at ${width} px text is not covered and can be read without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [TEMPLATES.guide, TEMPLATES.command, TEMPLATES.reference]) {
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.x).toBeGreaterThanOrEqual(12);
      expect((heading?.y ?? 0) >= 60).toBe(true);
      expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeLessThanOrEqual(width - 12);
      await expect(page.locator('.article-body > p').first()).toHaveCSS('font-size', '16px');
    }
  });
}

test('the headline of the home page keeps its words whole and takes at most four lines', async ({ page }) => {
  for (const width of [360, 390, 768, 997, 1101, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
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
