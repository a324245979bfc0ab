/** Sections 3 and 9: parts of articles that few pages have, and the themes of code. */
import { open } from '../../helpers/site';
import { expect, test } from '../variants/test';

test('tabs are chosen by click and with the keyboard; Michelson is highlighted', async ({ page }) => {
  await open(page, '/docs/intro/parts');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveText('Text for macOS.');
  await expect(page.locator('.tabs').first()).toMatchAriaSnapshot(`
    - tablist:
      - tab "macOS" [selected]
      - tab "Linux"
      - tab "Windows"
    - tabpanel "macOS":
      - paragraph: Text for macOS.
  `);
  await page.getByRole('tab', { name: 'Linux' }).click();
  await expect(panel).toHaveText('Text for Linux.');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Windows' })).toBeFocused();
  await expect(panel).toHaveText('Text for Windows.');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Windows' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(panel).toHaveText('Text for macOS.');
  // Instructions, types, annotations and sections.
  const colourOf = (word: string) =>
    page
      .locator('.code code span', { hasText: new RegExp(`^${word}$`) })
      .first()
      .evaluate((part) => getComputedStyle(part).color);
  const colours = await Promise.all(['CDR', 'nat', '%last', 'parameter'].map(colourOf));
  expect(new Set(colours).size).toBe(4);
});

test.describe('with a single theme for code', () => {
  test.use({ variant: 'sub' });

  test('code may have a single theme: the colour of text, and the accent', async ({ page }) => {
    await page.goto('/sub/docs/intro/parts');
    const colours = await page.locator('.code code').evaluate((code) => {
      const parts = [code, ...code.querySelectorAll('span')];
      return new Set(parts.map((part) => getComputedStyle(part).color)).size;
    });
    expect(colours).toBe(2);
  });
});
