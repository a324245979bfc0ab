/** Sections 3 and 4: the announcement bar. */
import type { Page } from '@playwright/test';
import { blockStorage, heard, measureShift, stored } from '../../helpers/reader';
import { idle, open } from '../../helpers/site';
import { expect, test } from '../variants/test';

const GUIDE = '/docs/intro/introduction';
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

test('shows its content in its colours; its close button dismisses it until there is a new one', async ({
  page,
  addressOf,
  baseURL,
}) => {
  await open(page, GUIDE);
  await expect(bar(page)).toHaveText('Version 2 is out: read the news.');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 244, 214)');
  await bar(page).getByRole('link', { name: 'read the news' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
  await expect(bar(page)).toHaveText('Version 2 is out: read the news.');
  await bar(page).getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await stored(page, 'announcement.dismissed')).toBe('true');
  expect(await stored(page, 'announcement.id')).toBe('spring');
  await page.locator('.navbar').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions');
  await expect(bar(page)).toBeHidden();
  await open(page, '/');
  await expect(bar(page)).toBeHidden();
  await test.step('a new id brings it back; one that is not closeable has no button', async () => {
    const renewed = await addressOf('sub');
    await page.route(`${baseURL}/sub/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: renewed + pathname }) });
    });
    await open(page, `/sub${GUIDE}`);
    await expect(bar(page)).toHaveText('Version 3 is out: see.');
    await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/sub/docs/intro/introduction');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    expect(await stored(page, 'announcement.id')).toBe('summer');
    expect(await stored(page, 'announcement.dismissed')).toBe('false');
  });
});

test('nothing moves while the page loads, with the bar and after its dismissal; a full navbar stays on one line', async ({
  page,
}) => {
  const shift = await measureShift(page);
  await open(page, GUIDE);
  await idle(page);
  expect(await shift()).toBe(0);
  await test.step('a full navbar stays on one line at every width: the search box gives way', () =>
    expectOneLine(page));
  await bar(page).getByRole('button', { name: 'Close the announcement' }).click();
  await open(page, GUIDE);
  await idle(page);
  await expect(bar(page)).toBeHidden();
  expect(await shift()).toBe(0);
});

async function expectOneLine(page: Page): Promise<void> {
  for (const width of [1024, 1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = page.locator('.navbar-links > *, .navbar-tools > *');
    const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
    expect(Math.max(...boxes.map(({ height }) => height)), `${width} px`).toBeLessThanOrEqual(60);
    expect(Math.max(...boxes.map(({ right }) => right)), `${width} px`).toBeLessThanOrEqual(width);
    const overlaps = boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0));
    expect(overlaps, `${width} px`).toEqual([]);
  }
}

test('without storage it can be closed all the same, and comes back with the next page load', async ({
  page,
}) => {
  await blockStorage(page);
  const warnings = heard(page, 'warning');
  await open(page, GUIDE);
  await bar(page).getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar(page)).toBeHidden();
  expect(warnings.join()).toContain('Browser storage is not available');
  await open(page, GUIDE);
  await expect(bar(page)).toBeVisible();
});
