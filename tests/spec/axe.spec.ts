/** axe finds nothing on any template: both themes, both syntaxes, three widths. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../helpers/axe';
import { SCREEN, SCREEN_SCRIPT } from '../helpers/screen';
import { open } from '../helpers/site';
import { TEMPLATES } from '../helpers/templates';

/** Templates that show code, and so differ by syntax. */
const WITH_CODE = ['home', 'guide', 'reference', 'command', 'older guide', 'post'];

const show = (page: Page, attribute: 'data-theme' | 'data-syntax', value: string) =>
  page.evaluate(([name, chosen]) => document.documentElement.setAttribute(name, chosen), [
    attribute,
    value,
  ] as const);

for (const [name, path] of Object.entries({
  ...TEMPLATES,
  guide: '/docs/syntax/keywords',
  reference: '/docs/reference/bitwise-reference',
  command: '/docs/manpages/compile-type',
})) {
  test(`axe finds nothing on ${name} in both themes and syntaxes at 1440, 768 and 390 px`, async ({
    page,
  }) => {
    test.slow();
    await open(page, path);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, { rules: 'structure' });
    }
    // Colours do not depend on the width: src/site/styles/styles.test.ts holds that.
    for (const theme of ['light', 'dark']) {
      await show(page, 'data-theme', theme);
      await expectAccessible(page, { rules: 'colours' });
    }
    if (!WITH_CODE.includes(name)) return;
    await show(page, 'data-syntax', 'cameligo');
    await expectAccessible(page);
  });
}

test.describe('axe finds nothing in both themes', () => {
  test.use({ timezoneId: 'Europe/Paris' });
  test.slow();

  test('on an open menu of the bar and the consent notice', async ({ page }) => {
    await open(page, '/blog');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    await page.locator('.navbar .is-versions summary').click();
    await expectAccessibleInBothThemes(page);
  });

  test('in the slide-out menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/docs/faq/intro');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await expectAccessibleInBothThemes(page);
  });

  test('on a page that failed to load and on one that crashed', async ({ page }) => {
    await open(page, '/blog');
    await page.route('**/blog/archive', (route) => route.abort());
    await page.getByRole('link', { name: 'Archive' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.route(SCREEN_SCRIPT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("No samples."); };',
      }),
    );
    await open(page, SCREEN);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});
