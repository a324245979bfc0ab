import { expect, test } from '@playwright/test';
import { SCREEN_SCRIPT, screenLink } from '../helpers/screen';
import { alive, expectQuiet, GUIDE, idle, OTHER_GUIDE, open, pathOf } from '../helpers/site';

const sets = (page: import('@playwright/test').Page) =>
  page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true });

test('a fast page shows no progress bar', async ({ page }) => {
  await open(page, GUIDE);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.progress-bar')) Object.assign(window, { barSeen: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await sets(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect(await page.evaluate(() => 'barSeen' in window)).toBe(false);
});

test('without a network the error is shown, and Retry works once the network is back', async ({
  page,
  context,
}) => {
  await open(page, GUIDE);
  await context.setOffline(true);
  await sets(page).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
});

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

test('a new build while the reader is on an old page leads to one full load of the wanted page', async ({
  page,
}) => {
  const quiet = expectQuiet(page);
  await open(page, GUIDE);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.route(
    `**${OTHER_GUIDE}`,
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/\/assets\/entry-[\w-]+\.js/g, '/assets/entry-other.js');
      await route.fulfill({ response: answer, body });
    },
    { times: 1 },
  );
  await sets(page).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect(pathOf(page)).toBe(OTHER_GUIDE);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  quiet();
});
