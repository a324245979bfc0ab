/** Readers who use the keyboard, a screen reader, large letters or other colours. What was tried by hand is in docs/accessibility.md. */
import { expect, type Page, test } from '@playwright/test';
import { GUIDE, OTHER_GUIDE, open } from '../helpers/site';

/** Records what the live regions announce. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll('.route-status, .modal-status'))
      new MutationObserver(() => region.textContent && heard.push(region.textContent.trim())).observe(
        region,
        {
          childList: true,
          characterData: true,
          subtree: true,
        },
      );
  });
  // A run that takes longer is announced, too.
  return () =>
    page.evaluate(() =>
      (window as unknown as { heard: string[] }).heard.filter((text) => text !== 'Running…'),
    );
}

interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
}

/** Presses Tab until the focus has been everywhere. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body || element.dataset.met)
        return undefined;
      element.dataset.met = 'yes';
      const { left, top, width, height } = element.getBoundingClientRect();
      const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const isSeen = places.some(([x, y]) => {
        const there = document.elementFromPoint(left + width * x, top + height * y);
        return there !== null && (element.contains(there) || there.contains(element));
      });
      return { name: element.ariaLabel ?? element.textContent?.trim().slice(0, 40) ?? '', isSeen };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

/** 297 before toolbars were one stop each. Of these, 33 are the list of pages, 22 the footer and 13 the table of contents. */
const MAX_STOPS = 195;

test.describe('in Europe, where the question about cookies is open', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  for (const viewport of SIZES)
    test(`nothing covers what has the focus at ${viewport.width} by ${viewport.height}`, {
      tag: '@full',
    }, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await open(page, GUIDE);
      const stops = await tabThrough(page);
      expect(stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
      expect(stops.length).toBeGreaterThan(50);
      expect(stops.length).toBeLessThanOrEqual(MAX_STOPS);
    });

  test('the question is among the first stops; after the answer the focus is on the content', async ({
    page,
  }) => {
    await open(page, '/blog/tags');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'No, thanks' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

async function afterFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

test('the single keys can be turned off, and stay off', async ({ page }) => {
  await open(page, '/blog/tags');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('checkbox').uncheck();
  await keys.getByRole('button', { name: 'Close' }).click();
  await expect(keys).toHaveCount(0);
  for (const key of ['/', '?']) await page.keyboard.press(key);
  await afterFrames(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await page.keyboard.press('/');
  await afterFrames(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search the documentation' })).toBeVisible();
});

test('the tools of a sample are one stop; arrow keys lead to the others and to the other syntax', async ({
  page,
}) => {
  await open(page, GUIDE);
  const figure = page.locator('.code.s-jsligo:has(.tool-run)').first();
  const run = figure.locator('.tool-run');
  await run.focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('.tool-edit')).toBeFocused();
  await page.keyboard.press('End');
  await expect(figure.locator('.tool-types')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('status')).toContainText(/\w+/);
  await page.keyboard.press('ArrowRight');
  await expect(figure.getByRole('button', { name: 'CameLIGO' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(run).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.code-tools'))).toBeNull();
});

test('Back returns the focus to the link that was followed', async ({ page }) => {
  await open(page, GUIDE);
  const link = page.locator(`.sidebar a[href="${OTHER_GUIDE}"]`);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  await expect(link).toBeFocused();
});

test('announcements are made once each, in order: results of a search after typing, a run, the theme', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, GUIDE);
  const heard = await recordAnnouncements(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fold list', { delay: 60 });
  await expect.poll(heard).toEqual([expect.stringMatching(/^\d+ results?$/)]);
  await page.keyboard.press('Escape');
  await page.locator('.theme-toggle').click();
  await expect.poll(heard).toHaveLength(2);
  await page.locator('.s-jsligo .tool-run').first().click();
  await expect.poll(heard).toHaveLength(3);
  expect((await heard()).slice(1)).toEqual([
    'The light theme is on',
    expect.stringMatching(/^(Done|The program|\d+ tests?)/),
  ]);
});

test('text, bar and tools follow the size of letters that the reader has chosen', { tag: '@full' }, async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
  await open(page, GUIDE);
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf('.article-body p')).toBe(24);
  expect(await sizeOf('.code pre')).toBe(21);
  expect(await sizeOf('.sidebar a')).toBeGreaterThan(20);
  // The bar is as wide as the letters need, or folded into the menu.
  const search = page.locator('.navbar-search');
  expect(await search.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('words that carry meaning are in the page, not in its styles', async ({ page }) => {
  await page.goto('/docs/language-basics/functions');
  const reason = page.locator('.fails-reason').first();
  await expect(reason).toHaveText(/^Rejected: /);
  expect(await reason.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('none');
});

test('in forced colours, what is chosen has an outline', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/playground');
  await expect(page.locator('.cm-content')).toBeVisible();
  await page.getByRole('button', { name: 'Examples', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'New program and examples' })).toBeVisible();
  for (const attribute of ['aria-selected', 'aria-pressed']) {
    await expect(page.locator(`.play-tab[${attribute}="true"]`).first()).toHaveCSS('outline-style', 'solid');
    await expect(page.locator(`.play-tab[${attribute}="false"]`).first()).toHaveCSS('outline-style', 'none');
  }
  await open(page, GUIDE);
  await expect(page.locator('.code.s-jsligo span.code-tab').first()).toHaveCSS('outline-style', 'solid');
});

test('who asks for more contrast gets stronger lines and letters', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await open(page, GUIDE);
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf('.sidebar a:not([aria-current])')).toBe(await colourOf('.article h1'));
});
