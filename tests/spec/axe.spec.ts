/** axe finds nothing in states that a reader brings about. The templates are in reliability/templates.spec.ts. */
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../helpers/axe';
import { SCREEN, SCREEN_SCRIPT } from '../helpers/screen';
import { open } from '../helpers/site';

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
