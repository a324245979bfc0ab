/** A slow phone: what a reader taps before its script is there shows at once that it waits, and is done when the script is. */
import { expect, type Page, test } from '@playwright/test';
import { GUIDE, open } from '../helpers/site';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.skip(({ browserName }) => browserName === 'firefox', 'Playwright emulates no phones in Firefox');

const SCRIPTS = {
  'the first script': '**/assets/entry-*.js',
  'React and the app': '**/assets/app-*.js',
  'the script of samples': '**/assets/islands-*.js',
};

/** Keeps a script back until the returned function is called. */
async function keepBack(page: Page, script: string): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(script, async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

for (const [what, script] of Object.entries(SCRIPTS))
  test(`a tap on Run before ${what} has arrived waits for it, visibly, and runs the sample`, async ({
    page,
  }) => {
    const send = await keepBack(page, script);
    await page.goto(GUIDE, { waitUntil: 'commit' });
    const sample = page.locator('.code.s-jsligo:has(.tool-run)').first();
    await page.locator('.footer').waitFor();
    await sample.locator('.tool-run').tap();
    await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
    await expect(sample.locator('.tool-run')).toHaveAttribute('data-held', '');
    send();
    await expect(sample.locator('.live-status').first()).toContainText(/Done|passed/);
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting', '');
  });

for (const script of [SCRIPTS['the first script'], SCRIPTS['React and the app'], '**/assets/MobileMenu-*.js'])
  test(`a tap on the menu before ${script} has arrived waits for it, visibly, and opens the menu`, {
    tag: '@full',
  }, async ({ page }) => {
    const send = await keepBack(page, script);
    await page.goto(GUIDE, { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    await page.locator('.navbar-menu').tap();
    await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
    send();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting', '');
  });

test('the theme changes at once, before any script but the inline one', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await page.locator('.footer').waitFor();
  await page.locator('.theme-toggle').tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a menu of a short sample is not cut off, and its choices are on the screen', async ({ page }) => {
  await open(page, GUIDE);
  const samples = page.locator('.code:visible');
  for (const sample of await samples.all()) {
    // At the lower edge, the link to the top appears over it when the page is scrolled.
    await sample.locator('.tool-more').evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await sample.locator('.tool-more').tap();
    const menu = sample.locator('.dropdown-menu');
    await expect(menu).toBeInViewport({ ratio: 0.5 });
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    // Nothing covers it, and its sample does not cut it off.
    const isOnTop = await menu.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height - 12));
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Escape');
  }
});
