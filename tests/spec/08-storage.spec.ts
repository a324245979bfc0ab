/** Section 8: browser storage that is blocked, full or missing. */
import { expect, test } from '@playwright/test';
import { blockStorage, fillStorage, heard, shown, withoutStorage } from '../helpers/reader';
import { SCREEN_SCRIPT, screenLink } from '../helpers/screen';
import { GUIDE, open } from '../helpers/site';
import { TEMPLATES } from '../helpers/templates';

test.describe('browser storage', () => {
  for (const [what, prepare] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
    ['missing', withoutStorage],
  ] as const) {
    test(`${what}: a warning is logged, and everything works without memory`, { tag: '@flow' }, async ({
      page,
    }) => {
      await prepare(page);
      const warnings = heard(page, 'warning');
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await open(page, `${GUIDE}?lang=cameligo`);
      expect(await shown(page, 'syntax')).toBe('cameligo');
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      expect(await shown(page, 'theme')).toBe('light');
      await page.locator('.navbar .is-syntax summary').click();
      await page.locator('.navbar').getByRole('button', { name: 'JsLIGO' }).click();
      expect(await shown(page, 'syntax')).toBe('jsligo');
      await page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
      expect(await shown(page, 'syntax')).toBe('jsligo');
      await page.locator('.navbar .is-versions summary').click();
      await page.locator('.navbar .is-versions').getByRole('link', { name: '1.10.0' }).click();
      await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
      expect(warnings.filter((text) => text.includes('Browser storage is not available'))).toHaveLength(1);
      expect(errors).toEqual([]);
      await open(page, GUIDE);
      expect(await shown(page, 'theme')).toBe('dark');
    });
  }

  test('blocked: one warning is logged on every kind of page; one whose script is missing shows its error', async ({
    page,
  }) => {
    await blockStorage(page);
    const warnings = heard(page, 'warning');
    const { home, guide, post, search, 'not found': notFound } = TEMPLATES;
    for (const [name, path] of Object.entries({ home, guide, post, search, notFound })) {
      warnings.length = 0;
      await open(page, path);
      expect(
        warnings.map((text) => text.split(';')[0]),
        name,
      ).toEqual(['Browser storage is not available']);
    }
    await test.step('a page whose script is missing shows its error without a reload', async () => {
      await open(page, GUIDE);
      await page.route(SCREEN_SCRIPT, (route) => route.abort());
      await screenLink(page).click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    });
  });
});
