/** Section 4: a disabled switch, and the system's preference. */
import { shown, stored } from '../../helpers/reader';
import { open } from '../../helpers/site';
import { expect, test } from '../variants/test';

const GUIDE = '/docs/intro/introduction';

test.describe('with the switch disabled', () => {
  test.use({ variant: 'fixed' });

  test('there is no toggle, the stored value is deleted, and the default is shown', async ({ page }) => {
    await open(page, GUIDE);
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await open(page, GUIDE);
    await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toHaveCount(0);
    expect(await shown(page, 'theme')).toBe('dark');
    expect(await stored(page, 'theme')).toBeNull();
  });
});

test.describe('with the system’s preference configured', () => {
  test('without a stored value the system is followed', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, GUIDE);
      expect(await shown(page, 'theme')).toBe(colorScheme);
      const other = colorScheme === 'light' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme: other });
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      expect(await stored(page, 'theme')).toBeNull();
    }
  });

  test('a choice overrides the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, GUIDE);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await shown(page, 'theme')).toBe('dark');
    await open(page, '/');
    expect(await shown(page, 'theme')).toBe('dark');
  });
});
