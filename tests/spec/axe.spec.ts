/** axe finds nothing in states caused by the reader. The templates are in reliability/templates.spec.ts. */
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../helpers/axe';
import { SCREEN_SCRIPT, screenLink } from '../helpers/screen';
import { open } from '../helpers/site';

test.use({ timezoneId: 'Europe/Paris' });

test('axe finds nothing in both themes in menus, in the consent notice and on pages that fail', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  // Here axe can determine the background of the notice: over a sidebar it would skip its text.
  await open(page, '/blog');
  await test.step('an open menu of the bar and the consent notice', async () => {
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    await page.locator('.navbar .is-versions summary').click();
    await expectAccessibleInBothThemes(page, '.navbar');
    await expectAccessibleInBothThemes(page, '.consent');
  });
  await test.step('a page that failed to load', async () => {
    await page.route('**/blog/archive', (route) => route.abort());
    await page.getByRole('link', { name: 'Archive' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'main');
  });
  await test.step('a page that crashed', async () => {
    const body = 'export default () => { throw new Error("No samples."); };';
    await page.route(SCREEN_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await screenLink(page).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'main');
  });
  await test.step('the slide-out menu', async () => {
    await page.locator('.navbar').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page.locator('.version-badge')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expectAccessibleInBothThemes(page, 'dialog');
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await expectAccessibleInBothThemes(page, 'dialog');
  });
});
