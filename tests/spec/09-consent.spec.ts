/**
 * Sections 4 and 9: cookie consent in Europe. Time zones, lifetimes and the polling of the cookie, by which other tabs learn
 * the answer, are in packages/site/src/site/consent/consent.dom.test.tsx, what analytics does with it in configured/analytics.spec.ts.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { GUIDE, idle, open } from '../helpers/site';

const TEXT =
  'We use cookies to monitor our website and improve your preferred pages. Help us provide a good navigation experience by accepting them.';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });

/** The stored answer, and its lifetime in days. */
async function answer(context: BrowserContext): Promise<{ value: string; days: number } | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookie_consent');
  if (!cookie) return undefined;
  return { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / 86_400) };
}

test.use({ timezoneId: 'Europe/Paris' });

test("the banner asks and stays; 'OK!' is kept as true for 7 days, 'No, thanks' as false, without analytics cookies", {
  tag: '@flow',
}, async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await open(page, GUIDE);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).locator('p')).toHaveText(TEXT);
  await expect(banner(page).getByRole('button')).toHaveText(['No, thanks', 'OK!']);
  await page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  await expect(banner(page)).toBeVisible();
  expect(await answer(context)).toBeUndefined();
  await banner(page).getByRole('button', { name: 'OK!' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await answer(context)).toEqual({ value: 'true', days: 7 });
  await test.step("'No, thanks' removes analytics cookies", async () => {
    await context.clearCookies();
    await context.addCookies(
      ['_ga', '_ga_ABC123', '_gid', '_gat_tag', '_gcl_au', '_gac_G1', 'mine'].map((name) => ({
        name,
        value: '1',
        url,
      })),
    );
    await open(page, '/blog/tags');
    await banner(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await answer(context)).toEqual({ value: 'false', days: 7 });
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['cookie_consent', 'mine']);
  });
  await test.step('the banner does not come back', async () => {
    await open(page, '/blog/tags');
    await idle(page);
    await expect(banner(page)).toHaveCount(0);
  });
});
