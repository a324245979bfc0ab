/** Unusual environments: corrupt storage, wrong clocks, no cookies, reduced motion, forced colours. */
import { chromium, expect, test } from '@playwright/test';
import { shown, stored } from '../helpers/reader';
import { expectNoReport } from '../helpers/reports';
import { alive, GUIDE, OTHER_GUIDE, open } from '../helpers/site';

const PAGE = '/docs/syntax/comments';

test('storage that was changed by hand: invalid values are ignored and corrected by the next choice', async ({
  page,
}) => {
  const noReport = await expectNoReport(page);
  await open(page, '/blog/tags');
  for (const value of ['', '{"theme":', 'x'.repeat(100_000)]) {
    await page.evaluate((wrong) => {
      for (const key of ['theme', 'syntax', 'docs.preferred-version', 'search.recent'])
        localStorage.setItem(key, wrong);
      sessionStorage.setItem('navigation.reloaded', wrong);
      history.replaceState({ scroll: wrong }, '');
    }, value);
    await page.reload();
    await alive(page);
    expect(await shown(page, 'theme')).toBe('dark');
    expect(await shown(page, 'syntax')).toBe('jsligo');
  }
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  expect(await stored(page, 'docs.preferred-version')).toBeNull();
  await page.keyboard.press('Escape');
  await page.locator('.theme-toggle').click();
  expect(await stored(page, 'theme')).toBe('light');
  await page.reload();
  expect(await shown(page, 'theme')).toBe('light');
  await noReport();
});

test('a wrong clock, also one that is set back: pages work, and prefetched pages expire', async ({
  page,
}) => {
  const noReport = await expectNoReport(page);
  await page.addInitScript(() => {
    const clock = { set: Date.UTC(1970, 0, 2) - Date.now(), passed: 0 };
    const { now } = Date;
    const passed = performance.now.bind(performance);
    Object.assign(window, { clock });
    Date.now = () => now() + clock.set;
    performance.now = () => passed() + clock.passed;
  });
  await open(page, GUIDE);
  const link = page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true });
  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(OTHER_GUIDE)) fetched++;
  });
  await link.hover();
  await expect.poll(() => fetched).toBe(1);
  await page.evaluate(() => {
    const { clock } = window as unknown as { clock: { set: number; passed: number } };
    clock.set -= 24 * 3_600_000;
    clock.passed += 61_000;
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect(fetched).toBe(2);
  await noReport();
});

test.describe('cookies that are off', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('the notice can be answered and stays away while the reader goes on; nothing is kept', async ({
    page,
  }) => {
    const noReport = await expectNoReport(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await open(page, PAGE);
    const notice = page.getByRole('region', { name: 'Cookie consent' });
    await notice.getByRole('button', { name: 'OK!' }).click();
    await expect(notice).toHaveCount(0);
    await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
    await expect(notice).toHaveCount(0);
    await page.locator('.theme-toggle').click();
    expect(await shown(page, 'theme')).toBe('light');
    expect(await page.context().cookies()).toEqual([]);
    await noReport();
  });
});

test('less motion and forced colours: nothing moves, links to anchors jump, and what is selected stays distinguishable', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.addInitScript(() => {
    const ways: unknown[] = [];
    Object.assign(window, { ways });
    Element.prototype.scrollIntoView = (options) => {
      ways.push((options as ScrollIntoViewOptions).behavior);
    };
  });
  await open(page, PAGE);
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration}, ${animationDuration}`
          .split(', ')
          .some((time) => Number.parseFloat(time) > 0.01);
      }).length,
  );
  expect(moving).toBe(0);
  await page.locator('.toc a').first().click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { ways: unknown[] }).ways))
    .toEqual(['instant']);
  const seen = await page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const tool = document.querySelector('.tool-copy') as Element;
    const outlineOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element).outlineStyle : `no ${selector}`;
    };
    return {
      toolStandsOut: getComputedStyle(tool).color !== ground,
      bar: outlineOf('.navbar-link[aria-current]'),
      tree: outlineOf('.sidebar a[aria-current]'),
      other: outlineOf('.sidebar a:not([aria-current])'),
    };
  });
  expect(seen).toEqual({ toolStandsOut: true, bar: 'solid', tree: 'solid', other: 'none' });
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('list');
  await expect(page.locator('.hit[aria-selected="true"]')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('.hit[aria-selected="false"]').first()).toHaveCSS('outline-style', 'none');
});

test.describe('zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, timezoneId: 'Europe/Paris' });

  test('the notice covers nothing; search and menu can be used', async ({ page }) => {
    await open(page, '/docs/data-types/key');
    const notice = page.getByRole('region', { name: 'Cookie consent' });
    await expect(notice).toBeVisible();
    await expect(notice).toHaveCSS('position', 'static');
    await notice.getByRole('button', { name: 'No, thanks' }).click();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('list');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.hit[aria-selected="true"]')).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sets', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('a printed page shows what was folded, names the syntax of samples, keeps headings with text', async ({
  page,
}) => {
  await page.goto('/docs/language-basics/types');
  const folded = page.locator('.fold:not(.toc-fold) .fold-body').first();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
  await expect(page.locator('.code.s-jsligo').first().locator('.code-tab:visible')).toHaveText(['JsLIGO']);
  await expect(page.locator('.article-body h2').first()).toHaveCSS('break-after', 'avoid');
  const pdf = await page.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a page restored from the back/forward cache shows the choices made meanwhile', async ({ baseURL }) => {
  // The headless shell, which runs the other tests where it is installed, has no back/forward cache.
  const executablePath = process.env.CHROMIUM_FULL_PATH ?? process.env.CHROMIUM_PATH;
  test.skip(/headless/.test(executablePath ?? ''), 'only a headless shell is installed: add chromium');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameBack: persisted }));
    });
    await open(page, PAGE);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.goto('/robots.txt');
    // What the switches store, as spec/03-entities.spec.ts and packages/site/src/site/stores/stores.dom.test.ts have it.
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light');
      localStorage.setItem('syntax.choice', 'cameligo 1');
    });
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => 'stayed' in window && 'cameBack' in window);
    expect(await page.evaluate(() => (window as unknown as { cameBack: boolean }).cameBack)).toBe(true);
    expect(await shown(page, 'theme')).toBe('light');
    expect(await shown(page, 'syntax')).toBe('cameligo');
    await page.locator('.navbar').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/faq\/intro/);
  } finally {
    await browser.close();
  }
});
