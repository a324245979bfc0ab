/** What holds on one page of every template: its policy, its widths, its targets, its zoom, its print, and axe. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe';
import { overflow } from '../helpers/overflow';
import { expectNoReport } from '../helpers/reports';
import { open } from '../helpers/site';
import { smallTargets } from '../helpers/targets';
import { TEMPLATES } from '../helpers/templates';

const PAPER = { width: 720, height: 1000 };
/** A window of 1,280 by 1,024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** Texts that cannot be read on white paper; browsers leave the grounds out when they print. */
function paleTexts(): string[] {
  const share = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const pale = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
    if (element.closest('.button, .skip-link, .visually-hidden, script')) continue;
    const { color } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) =>
      share(Number(part) / 255),
    );
    const contrast = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    if (contrast < 4.5) pale.add(`${color}: ${node.textContent.trim().slice(0, 40)}`);
  }
  return [...pale];
}

/** What is for hands and not for paper. */
const CONTROLS = '.navbar, .sidebar, .toc, .footer, .code-tools, .pager, .skip-link, dialog';

async function expectPrinted(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(paleTexts)).toEqual([]);
  expect(await page.evaluate(overflow)).toEqual({ over: 0, out: [] });
  const controls = await page
    .locator(CONTROLS)
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.className));
  expect(controls).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

/** Every template fits these: a phone, a tablet, and the narrowest windows with the sidebar and with the table of contents. */
const WIDTHS = [360, 768, 997, 1241];
const SYNTAXES = ['jsligo', 'cameligo'] as const;

/** Templates that show code, and so differ by syntax. */
const WITH_CODE = ['home', 'guide', 'reference', 'command', 'older guide', 'post'];

const show = (page: Page, attribute: 'data-theme' | 'data-syntax', value: string) =>
  page.evaluate(([name, chosen]) => document.documentElement.setAttribute(name, chosen), [
    attribute,
    value,
  ] as const);

async function expectToFit(page: Page, syntaxes: readonly string[]): Promise<void> {
  await page.evaluate(`window.overflow = ${overflow}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate((names) => {
      const { overflow: check } = window as unknown as { overflow: typeof overflow };
      return names.map((name) => {
        document.documentElement.dataset.syntax = name;
        return { name, ...check() };
      });
    }, syntaxes);
    expect(found, `${width} px`).toEqual(syntaxes.map((name) => ({ name, over: 0, out: [] })));
  }
}

/** The colours of code: tokens.test.ts compares each with all of its grounds, in both themes. */
const CODE_TOKENS = 'pre code span[class]';

/** Each theme, each width and each syntax once. Colours do not depend on the width: styles.test.ts holds that. */
async function expectAxeFindsNothing(page: Page): Promise<void> {
  for (const { width, theme, syntax } of [
    { width: 1440, theme: 'dark', syntax: 'jsligo' },
    { width: 390, theme: 'light', syntax: 'cameligo' },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await show(page, 'data-theme', theme);
    await show(page, 'data-syntax', syntax);
    await expectAccessible(page, { except: CODE_TOKENS });
  }
}

/** Shorter pages of the longest templates, with the same kinds of parts. */
const SHORTER: Readonly<Record<string, string>> = {
  guide: '/docs/data-types/records',
  reference: '/docs/reference/test.next-reference',
  command: '/docs/manpages/info-get-scope',
};

for (const [name, longest] of Object.entries(TEMPLATES)) {
  const path = SHORTER[name] ?? longest;
  test(`${name}: no report, every width, targets of 24 px, zoom of 400 %, print, axe`, async ({ page }) => {
    test.slow();
    const noReport = await expectNoReport(page, { missing: name === 'not found' ? [path] : [] });
    await open(page, path);
    await test.step('theme and syntax are switched', async () => {
      await page.locator('.theme-toggle').click();
      await page.locator('.navbar .is-syntax summary').click();
      await page.locator('.navbar').getByRole('button', { name: 'CameLIGO' }).click();
      await page.locator('.theme-toggle').click();
    });
    await test.step('targets are of 24 px', async () => {
      expect(await page.evaluate(smallTargets), 'at 1440 px').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(smallTargets), 'at 390 px').toEqual([]);
    });
    await test.step('fits at a zoom of 400 %', async () => {
      await page.setViewportSize(ZOOMED);
      expect(await page.evaluate(overflow)).toEqual({ over: 0, out: [] });
    });
    await test.step('is printed', () => expectPrinted(page));
    await test.step(`fits windows of ${WIDTHS.join(', ')} px`, () =>
      expectToFit(page, WITH_CODE.includes(name) ? SYNTAXES : ['jsligo']));
    await noReport();
    await test.step('axe finds nothing', () => expectAxeFindsNothing(page));
  });
}
