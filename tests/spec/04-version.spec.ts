/** Section 4: the preferred version. That a choice in the menu is stored and shown again is in 03-entities.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { LATEST } from '../helpers/latest';
import { stored } from '../helpers/reader';
import { GUIDE, open } from '../helpers/site';

const KEY = 'docs.preferred-version';
const docs = (page: Page) => page.locator('.navbar-links').getByRole('link', { name: 'Docs', exact: true });

test('a page of another version is shown as asked for; links and searches from outside of the docs lead to the preferred one', {
  tag: '@flow',
}, async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '1.10.0'), KEY);
  await open(page, GUIDE);
  await expect(page.locator('.version-badge')).toHaveText(`Version ${LATEST}`);
  await expect(docs(page)).toHaveAttribute('href', '/docs/intro/introduction');
  expect(await stored(page, KEY)).toBe('1.10.0');
  await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
  await expect(docs(page)).toHaveAttribute('href', '/docs/1.10.0/intro/introduction');
  await expect(page.locator('.navbar .is-versions summary')).toHaveText(/1\.10\.0/);
  await page.locator('.navbar-home').click();
  await expect(page.getByRole('link', { name: 'Read the docs' })).toHaveAttribute(
    'href',
    '/docs/1.10.0/intro/introduction',
  );
  await page.getByRole('link', { name: 'Write your first contract' }).click();
  await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
  await open(page, '/search?q=map');
  await expect(page.getByLabel('Version')).toHaveValue('1.10.0');
});

test('an unknown version is cleared, and the latest is taken; a preferred one moves nothing in the bar', async ({
  page,
}) => {
  const prefer = (name: string) =>
    page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, name] as const);
  const place = () => page.locator('.navbar-search').evaluate((box) => box.getBoundingClientRect().left);
  await open(page, '/');
  await prefer('0.9.0');
  await open(page, '/');
  await expect.poll(() => stored(page, KEY)).toBeNull();
  await expect(docs(page)).toHaveAttribute('href', '/docs/intro/introduction');
  const before = await place();
  await prefer('next');
  await open(page, '/');
  await expect(page.locator('.navbar .is-versions summary')).toContainText('next');
  expect(await place()).toBe(before);
  for (const name of ['1.10.0', '1.6.0']) {
    await page.evaluate(
      ([key, newValue]) => window.dispatchEvent(new StorageEvent('storage', { key, newValue })),
      [KEY, name] as const,
    );
    await expect(page.locator('.navbar .is-versions summary')).toContainText(name);
    expect(await place()).toBe(before);
  }
});
