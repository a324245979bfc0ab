import { expect, type Page, test } from '@playwright/test';
import { SCREEN_SCRIPT, screenLink } from '../helpers/screen';
import { alive, expectQuiet, GUIDE, idle, OTHER_GUIDE, open, pathOf } from '../helpers/site';

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

test('a new build while the reader is on an old page leads to one full load of the wanted page; no network', async ({
  page,
  context,
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
  await link(page, 'Sets').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect(pathOf(page)).toBe(OTHER_GUIDE);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  quiet();
  await test.step('without a network the error is shown, and Retry works once the network is back', async () => {
    await alive(page);
    await context.setOffline(true);
    await link(page, 'Lists').click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  });
});
