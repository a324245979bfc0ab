import { expect, test } from '@playwright/test';
import { GUIDE, REFERENCE } from '../helpers/site';

test.use({ javaScriptEnabled: false });
test.skip(
  ({ browserName }) => browserName === 'firefox' && process.env.FIREFOX_PATH !== undefined,
  'WebDriver BiDi cannot turn off JavaScript in a Firefox of the system',
);

test('all text of a guide can be read, in both syntaxes, and what would do nothing is not shown', {
  tag: '@flow',
}, async ({ page }) => {
  await page.goto(GUIDE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  await expect(page.locator('.code.s-jsligo').first()).toBeVisible();
  await expect(page.locator('.code.s-cameligo').first()).toBeVisible();
  await expect(page.locator('.base-url-banner')).toBeHidden();
  for (const dead of [
    '.theme-toggle',
    '.is-syntax summary',
    'button.code-tab',
    '.code-tools',
    '[data-offline]',
  ])
    await expect(page.locator(dead).first()).toBeHidden();
  await expect(page.locator('.is-versions summary')).toBeVisible();
  await test.step('the menu of the page leads to the Markdown of both syntaxes', async () => {
    await page.getByText('Copy page').click();
    await expect(page.locator('.copy-menu button')).toHaveCount(3);
    await expect(page.locator('.copy-menu button:visible')).toHaveCount(0);
    await expect(page.locator('.copy-menu a:visible')).toHaveCount(2);
  });
  await test.step('on a narrow screen the pages of the section are listed below the text', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.sidebar')).toBeVisible();
  });
});

test('links, the sidebar and the versions menu work', { tag: ['@flow', '@full'] }, async ({ page }) => {
  await page.goto(REFERENCE);
  await page.locator('.sidebar').getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map');
  await page.locator('.navbar .is-versions summary').click();
  await page.locator('.navbar .is-versions').getByRole('link', { name: '1.10.0' }).click();
  await expect(page).toHaveURL(/\/docs\/1\.10\.0\/reference\/map-reference$/);
});
