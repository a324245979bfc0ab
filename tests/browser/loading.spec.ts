import { expect, type Page, test } from '@playwright/test';
import { SCREEN_SCRIPT, screenLink } from '../helpers/screen';
import { alive, GUIDE, idle, OTHER_GUIDE, open } from '../helpers/site';

const link = (page: Page, name: string) => page.locator('.sidebar').getByRole('link', { name, exact: true });

test('a screen whose script is gone logs a warning and reloads the page, once and not in a loop', async ({
  page,
}) => {
  await open(page, GUIDE);
  await expect(page.locator('.base-url-banner')).toBeHidden();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  await page.route(SCREEN_SCRIPT, (route) => route.abort());
  await screenLink(page).click();
  await expect.poll(() => loads).toBe(1);
  expect(warnings.join()).toContain('could not be loaded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await alive(page);
  await idle(page);
  expect(loads).toBe(1);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.locator('.base-url-banner')).toBeHidden();
});

test('without a network the error is shown, and Retry works once the network is back', {
  tag: '@full',
}, async ({ page, context }) => {
  await open(page, OTHER_GUIDE);
  await context.setOffline(true);
  await link(page, 'Lists').click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Retry' }).click();
  await failed;
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
});
