/** Section 4: a disabled switch, and the system's preference. */
import { shown, stored } from '../../helpers/reader';
import { open } from '../../helpers/site';
import { expect, test } from '../variants/test';

const GUIDE = '/docs/intro/introduction';

test.describe('with the switch disabled', () => {
  test.use({ variant: 'sub' });

  test('there is no toggle, the stored value is deleted, and the default is shown', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await open(page, `/sub${GUIDE}`);
    await expect(page.locator('.navbar .is-syntax')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toHaveCount(0);
    expect(await shown(page, 'theme')).toBe('dark');
    expect(await stored(page, 'theme')).toBeNull();
  });
});

test('with the system’s preference configured it is followed until the reader chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, GUIDE);
  expect(await shown(page, 'theme')).toBe('light');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  }
  expect(await stored(page, 'theme')).toBeNull();
  await test.step('a choice overrides the system', async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await shown(page, 'theme')).toBe('dark');
    await open(page, '/');
    expect(await shown(page, 'theme')).toBe('dark');
  });
});
