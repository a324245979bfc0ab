/** Sections 4 and 8: hide-on-scroll, and an entry of the bar that fails. */
import type { Page } from '@playwright/test';
import { open } from '../../helpers/site';
import { expect, test } from '../variants/test';

const GUIDE = '/docs/intro/introduction';
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const bar = (page: Page) => page.locator('.navbar');

test('the bar hides on the way down, and shows on the way up, at the top, with the focus and on the next page', async ({
  page,
}) => {
  await open(page, GUIDE);
  await expect(bar(page)).toBeInViewport();
  await scrollTo(page, 600);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 500);
  await expect(bar(page)).toBeInViewport();
  await scrollTo(page, 1200);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(bar(page)).toBeInViewport();
  await scrollTo(page, 900);
  await expect(bar(page)).not.toBeInViewport();
  await page.locator('.navbar-home').focus();
  await expect(bar(page)).toBeInViewport();
  await page.locator('.navbar-home').blur();
  await scrollTo(page, 1500);
  await expect(bar(page)).not.toBeInViewport();
  await page.locator('.pager-next').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts');
  await expect(bar(page)).toBeInViewport();
});

test('an entry that fails asks to check it in the configuration, and the rest of the bar works', async ({
  page,
}) => {
  await open(page, GUIDE);
  const error = bar(page).getByRole('alert');
  await expect(error).toContainText('Check this navbar item in site.config.ts');
  await expect(error).toContainText("navbar.items[11] has no known 'type'");
  await bar(page).getByRole('button', { name: 'Switch between light and dark' }).click();
  // The system of this browser prefers light, which this site follows.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await bar(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions');
  await bar(page).locator('.is-versions summary').click();
  await bar(page).getByRole('link', { name: '1.10.0' }).click();
  await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
});
