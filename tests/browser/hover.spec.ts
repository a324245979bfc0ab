import { expect, type Locator, type Page, test } from '@playwright/test';
import { toolInMenu } from '../helpers/sample-tools';
import { alive, expectQuiet, GUIDE, open } from '../helpers/site';

const cardOf = (page: Page) => page.getByRole('dialog', { name: /^About / });
const sampleOf = (page: Page, syntax: string) =>
  page.locator(`.article-body figure.code.s-${syntax}`).first();

/** The middle of a word in a sample: names have no elements. */
async function placeOf(sample: Locator, word: string): Promise<{ x: number; y: number }> {
  return sample
    .locator('code')
    .first()
    .evaluate((code, wanted) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.nodeValue?.indexOf(wanted) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        const { left, width, top, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
      throw new Error(`The sample has no '${wanted}'.`);
    }, word);
}

async function pointAt(page: Page, sample: Locator, word: string): Promise<void> {
  await sample.scrollIntoViewIfNeeded();
  const { x, y } = await placeOf(sample, word);
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
}

test('arrow keys go from name to name; a name shows its type, what the reference says, and a link to it', {
  tag: '@flow',
}, async ({ page }) => {
  const quiet = expectQuiet(page);
  await open(page, GUIDE);
  const sample = sampleOf(page, 'jsligo');
  await test.step('arrow keys go from name to name, Tab reaches the link, and Escape closes', async () => {
    await sample.locator('pre').focus();
    await expect(sample.getByRole('status')).toHaveText('Arrow keys show the types of names.');
    await page.keyboard.press('ArrowRight');
    await expect(cardOf(page)).toContainText('type bids = list<nat>');
    await expect(sample.getByRole('status')).toContainText('type bids = list<nat>');
    await page.keyboard.press('ArrowRight');
    await expect(cardOf(page)).toContainText('type list<a>');
    await page.keyboard.press('Tab');
    await expect(cardOf(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toHaveCount(0);
    await expect(sample.locator('pre')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cardOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toHaveCount(0);
  });
  await pointAt(page, sample, 'length');
  const card = cardOf(page);
  await expect(card).toContainText('List.length: (_: list<nat>) => nat');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/docs/reference/list-reference#list-length');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/reference\/list-reference.*#list-length$/);
  await test.step('names of the next page, which is one of the reference, are shown too', async () => {
    // The link target receives the focus when the page is shown.
    await expect(page.locator('#list-length')).toBeFocused();
    const next = page.locator('.article-body figure.code.s-jsligo:visible').first();
    await next.locator('pre').focus();
    await expect(next.getByRole('status')).toHaveText('Arrow keys show the types of names.');
    await page.keyboard.press('ArrowRight');
    await expect(cardOf(page)).toBeVisible();
  });
  quiet();
});

test('a pointer resting on a name shows its type, even as the first interaction', async ({ page }) => {
  await page.goto(GUIDE);
  const { x, y } = await placeOf(sampleOf(page, 'jsligo'), 'length');
  await page.mouse.move(x, y);
  await expect(cardOf(page)).toContainText('List.length');
});

test('a pointer that keeps moving shows a name; one of the program shows where it is defined, in the syntax', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, `${GUIDE}?lang=cameligo`);
  const sample = sampleOf(page, 'cameligo');
  const { x, y } = await placeOf(sample, 'length');
  let step = 0;
  const moveOn = async () => {
    await page.mouse.move(x + (step++ % 2), y);
    return cardOf(page).count();
  };
  await expect.poll(moveOn, { intervals: [40] }).toBe(1);
  await expect(cardOf(page)).toContainText('List.length');
  await pointAt(page, sample, 'no_bids');
  await expect(cardOf(page)).toContainText('no_bids : bids');
  await expect(cardOf(page)).toContainText('Defined on line 3.');
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toHaveCount(0);
});

test('a sample of a group knows the samples before it, in its names, in its editor and in the playground', {
  tag: ['@flow', '@full'],
}, async ({ page, browserName }) => {
  await open(page, '/docs/tutorials/taco-shop/tezos-taco-shop-smart-contract');
  const later = page.locator('.article-body figure.s-jsligo[data-group="v1"]').nth(1);
  await pointAt(page, later, 'opening');
  await expect(cardOf(page)).toContainText('of an earlier sample');
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toHaveCount(0);
  await test.step('earlier parts are folded above the editor, and print shows the plain code', async () => {
    await later.getByRole('button', { name: 'Edit' }).click();
    await later.getByText(/^Earlier in this program: \d+ lines?$/).click();
    await expect(later.locator('.live-earlier code')).toContainText('opening');
    await expect(later.locator('.live-check')).toHaveText('No problems found.');
    await expect(later.locator('.cm-content')).toBeVisible();
    // A Firefox driven by WebDriver BiDi cannot emulate print media.
    if (browserName === 'firefox') return;
    await page.emulateMedia({ media: 'print' });
    await expect(later.locator('.cm-content')).toBeHidden();
    await expect(later.locator('pre').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await later.hover();
  await (await toolInMenu(later, 'play')).click();
  await expect(page).toHaveURL(/\/playground/);
  await alive(page);
  await expect(page.getByRole('textbox', { name: /^Code of / })).toContainText('namespace Shop');
  await expect(page.getByRole('tab', { name: 'v1.jsligo' })).toBeVisible();
});

test.describe('on a phone', () => {
  // Tall enough that nothing has to scroll: scrolling would also count as the first interaction.
  test.use({ viewport: { width: 390, height: 3000 }, hasTouch: true, isMobile: true });

  test('a tap shows a type within the screen, even as the first interaction, and one elsewhere closes it', async ({
    page,
  }) => {
    // The emulated phone reports a mouse while it loads, which would be the first interaction.
    await page.addInitScript(() => {
      window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
    });
    await page.goto(GUIDE);
    const { x, y } = await placeOf(sampleOf(page, 'jsligo'), 'no_bids');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(false);
    await page.touchscreen.tap(x, y);
    const card = cardOf(page);
    await expect(card).toContainText('no_bids: bids');
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    const heading = await page.locator('.article h1').boundingBox();
    await page.touchscreen.tap((heading?.x ?? 0) + 2, Math.max(70, (heading?.y ?? 0) + 2));
    await expect(card).toHaveCount(0);
  });
});
