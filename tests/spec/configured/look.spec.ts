/** Another configuration and stylesheet give the site another look, without a change of the engine. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { folderOf } from '../variants/build';
import { expect, test } from '../variants/test';

test.use({ variant: 'look', viewport: { width: 1440, height: 900 } });

const THEMES = ['light', 'dark'] as const;
const GUIDE = '/docs/intro/introduction';

async function pictureOf(page: Page, address: string, theme: (typeof THEMES)[number]): Promise<string> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
  await page.goto(address + GUIDE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  return (await page.screenshot()).toString('base64');
}

/** The share of pixels that differ, decoded by the browser. */
async function differingShare(page: Page, pictures: readonly string[]): Promise<number> {
  await page.goto('about:blank');
  return page.evaluate(async (encoded) => {
    const [one, other] = await Promise.all(
      encoded.map(async (data) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? []);
      }),
    );
    if (!one || one.length === 0 || one.length !== other?.length) throw new Error('No pictures to compare.');
    return one.filter((pixel, index) => pixel !== other[index]).length / one.length;
  }, pictures);
}

for (const theme of THEMES) {
  test(`the site looks different in the ${theme} theme`, async ({ page, addressOf }, info) => {
    const own = await pictureOf(page, await addressOf('look'), theme);
    await page.screenshot({ path: info.outputPath(`look-${theme}.png`) });
    const again = await pictureOf(page, await addressOf('look'), theme);
    const usual = await pictureOf(page, await addressOf('slash'), theme);
    expect(await differingShare(page, [own, again])).toBeLessThan(0.01);
    expect(await differingShare(page, [own, usual])).toBeGreaterThan(0.9);
  });

  test(`its logo and its social links are shown in the ${theme} theme`, async ({ page, addressOf }) => {
    await pictureOf(page, await addressOf('look'), theme);
    const home = page.getByRole('link', { name: 'Taco home' });
    await expect(home.locator('img:visible')).toHaveCount(1);
    const file = theme === 'dark' ? 'icons/icon-512.png' : 'icons/icon-192.png';
    await expect(home.locator('img:visible')).toHaveAttribute('src', `/${file}`);
    await expect(page.locator('.wordmark')).toHaveCount(0);
    const icon = page.getByRole('link', { name: 'Ask in the forum' }).locator('img');
    await icon.scrollIntoViewIfNeeded();
    await expect
      .poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('the build reports nothing about the look, and the manifest has its colours', async () => {
  expect(await readFile(`${folderOf('look')}.log`, 'utf8')).not.toMatch(/look\.css|public\//);
  const manifest = JSON.parse(await readFile(`${folderOf('look')}/site.webmanifest`, 'utf8'));
  expect(manifest).toMatchObject({ name: 'Taco documentation', background_color: '#1c130b' });
});
