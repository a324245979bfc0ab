/** Checks one page of every template: security policy, widths, targets, zoom, print, and axe. */
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

/** Texts that are unreadable on white paper, because browsers print without backgrounds. */
function paleTexts(): string[] {
  const share = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const pale = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
    if (element.closest('.button, .skip-link, .visually-hidden, script')) continue;
    const { color } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = 0.2126 * share(red / 255) + 0.7152 * share(green / 255) + 0.0722 * share(blue / 255);
    if (1.05 / (luminance + 0.05) < 4.5 || opacity < 1)
      pale.add(`${color}: ${node.textContent.trim().slice(0, 40)}`);
  }
  return [...pale];
}

/** Controls, which are not printed. */
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

/** A zoom of 400 %, a tablet, and the narrowest windows with the sidebar and with the table of contents. */
const WIDTHS = [ZOOMED.width, 768, 997, 1241];

const show = (page: Page, attribute: 'data-theme' | 'data-syntax', value: string) =>
  page.evaluate(([name, chosen]) => document.documentElement.setAttribute(name, chosen), [
    attribute,
    value,
  ] as const);

async function expectToFit(page: Page): Promise<void> {
  await page.evaluate(`window.overflow = ${overflow}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: ZOOMED.height });
    const found = await page.evaluate(() => {
      const { overflow: check } = window as unknown as { overflow: typeof overflow };
      const hasCode = document.querySelector('.s-cameligo') !== null;
      return (hasCode ? ['cameligo', 'jsligo'] : ['jsligo']).map((name) => {
        document.documentElement.dataset.syntax = name;
        return check();
      });
    });
    expect(found, `${width} px`).toEqual(found.map(() => ({ over: 0, out: [] })));
  }
}

/** The colours of code: tokens.test.ts compares each with all of its backgrounds, in both themes. */
const CODE_TOKENS = 'pre code span[class]';
/** The shell is the same for all templates and is checked only on the first one of each kind. */
const SHELL = '.navbar, .sidebar, .footer';

/** Two variants cover each theme, width and syntax. styles.test.ts checks that colours ignore the width. */
const LOOKS = [
  { theme: 'dark', width: 1440, syntax: 'jsligo' },
  { theme: 'light', width: 390, syntax: 'cameligo' },
] as const;

/** All rules on the first variant, and on both for the first page of a kind; otherwise only colour rules. */
async function expectAxeFindsNothing(page: Page, isFirst: boolean): Promise<void> {
  const except = isFirst ? CODE_TOKENS : `${CODE_TOKENS}, ${SHELL}`;
  for (const { theme, width, syntax } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await show(page, 'data-theme', theme);
    await show(page, 'data-syntax', syntax);
    await expectAccessible(page, { except, rules: isFirst || theme === 'dark' ? undefined : 'colours' });
  }
}

/** Shorter pages of the longest templates. Together they have every kind of part. */
const SHORTER: Readonly<Record<string, string>> = {
  guide: '/docs/contributors/getting-started',
  reference: '/docs/reference/assert.error-reference',
  command: '/docs/manpages/info-get-scope',
  'older guide': '/docs/1.10.0/contributors/getting-started',
  post: '/blog/layout-comb-why',
};

const KINDS: Readonly<Record<string, (path: string) => boolean>> = {
  documentation: (path) => path.startsWith('/docs'),
  blog: (path) => path.startsWith('/blog'),
  'other pages': (path) => !/^\/(docs|blog)/.test(path),
};

for (const [kind, isOfKind] of Object.entries(KINDS)) {
  const templates = Object.entries(TEMPLATES).filter(([, path]) => isOfKind(path));
  test(`${kind}: no report, every width, targets of 24 px, zoom of 400 %, print, axe`, async ({ page }) => {
    test.slow();
    const noReport = await expectNoReport(page, { missing: [TEMPLATES['not found']] });
    for (const [index, [name, path]] of templates.entries())
      await test.step(name, () => expectAllOf(page, SHORTER[name] ?? path, index === 0));
    await noReport();
  });
}

async function expectAllOf(page: Page, path: string, isFirst: boolean): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  if (isFirst)
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
  await test.step(`fits windows of ${WIDTHS.join(', ')} px`, () => expectToFit(page));
  await test.step('is printed', () => expectPrinted(page));
  await test.step('axe finds nothing', () => expectAxeFindsNothing(page, isFirst));
}
