/**
 * Sections 4 and 5: the syntax in which the documentation is shown. Which parameters and stored values name one is in
 * packages/site/src/model/syntax.test.ts; headings of one syntax in the table of contents are in packages/site/src/site/islands/islands.dom.test.tsx.
 */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { shown, stored } from '../helpers/reader';
import { alive, GUIDE, OTHER_GUIDE, open } from '../helpers/site';

const lang = (page: Page) => new URL(page.url()).searchParams.get('lang');
/** Clicks with raw mouse events: the bar is always in view, and the page must not be scrolled to it. */
const press = async (page: Page, target: Locator) => {
  const box = await target.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
const switchTo = async (page: Page, name: string) => {
  const menu = page.locator('.navbar .is-syntax');
  await press(page, menu.locator('summary'));
  await press(page, menu.getByRole('button', { name }));
};

test('the address names the syntax, else the stored value does, else it is jsligo; what is no syntax is ignored', {
  tag: '@flow',
}, async ({ page }) => {
  await test.step('without parameter and stored value it is jsligo, written into the address', async () => {
    await open(page, GUIDE);
    expect(await shown(page, 'syntax')).toBe('jsligo');
    expect(lang(page)).toBe('jsligo');
  });
  await test.step('a valid parameter wins over the stored value and is stored', async () => {
    await page.evaluate(() => localStorage.setItem('syntax', 'jsligo'));
    await open(page, `${GUIDE}?lang=CameLIGO`);
    expect(await shown(page, 'syntax')).toBe('cameligo');
    expect(await stored(page, 'syntax')).toBe('cameligo');
    await expect(page.locator('.code.s-cameligo').first()).toBeVisible();
    await expect(page.locator('.code.s-jsligo').first()).toBeHidden();
  });
  await test.step('an invalid parameter is replaced by the stored value, also in the address', async () => {
    const entries = await page.evaluate(() => history.length);
    await open(page, '/docs/reference/test.next-reference?other=1&lang=%3Cscript%3E#main');
    expect(await shown(page, 'syntax')).toBe('cameligo');
    expect(await stored(page, 'syntax')).toBe('cameligo');
    expect(page.url()).toMatch(/\?other=1&lang=cameligo#main$/);
    expect(await page.evaluate(() => history.length), 'no entry but that of the page').toBe(entries + 1);
    await expect(page.locator('.signature.s-cameligo').first()).toBeVisible();
    await expect(page.locator('.signature.s-jsligo:visible')).toHaveCount(0);
  });
});

test('switching changes the article, the table of contents, the labels, the address and the memory at once', {
  tag: '@flow',
}, async ({ page }) => {
  await open(page, '/docs/syntax/modules');
  const entries = await page.evaluate(() => history.length);
  await expect(page.locator('.sidebar a[aria-current="page"]')).toHaveText(/Namespaces/, {
    useInnerText: true,
  });
  await switchTo(page, 'CameLIGO');
  await expect.poll(() => lang(page)).toBe('cameligo');
  expect(await stored(page, 'syntax')).toBe('cameligo');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page.locator('.sidebar a[aria-current="page"]')).toHaveText('Modules', { useInnerText: true });
  await expect(page.locator('.navbar .is-syntax summary')).toHaveText(/CameLIGO/, { useInnerText: true });
  for (const place of ['.article-body', '.toc', '.sidebar', '.breadcrumbs', '.pager', '.navbar']) {
    await expect(page.locator(`${place} .s-jsligo:visible`), place).toHaveCount(0);
  }
  await expect(page.locator('.article-body .s-cameligo:visible').first()).toBeVisible();
});

test('switching keeps the place on the page and reaches other tabs; a link that names a syntax switches to it', {
  tag: '@flow',
}, async ({ page, context }) => {
  await open(page, GUIDE);
  const heading = page.locator('#what-do-lists-cost');
  await heading.evaluate((element) => element.scrollIntoView());
  const before = (await heading.boundingBox())?.y ?? 0;
  await switchTo(page, 'CameLIGO');
  expect(Math.abs(((await heading.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
  await switchTo(page, 'JsLIGO');
  expect(Math.abs(((await heading.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
  await page.evaluate(() =>
    document
      .querySelector('.article-body a[href^="/docs"]')
      ?.setAttribute('href', '/docs/data-types/sets?lang=cameligo'),
  );
  await page.locator('.article-body a[href$="lang=cameligo"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect(await shown(page, 'syntax')).toBe('cameligo');
  expect(await stored(page, 'syntax')).toBe('cameligo');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  // The latest choice survives a step back to an address with another one.
  await expect.poll(() => lang(page)).toBe('cameligo');
  expect(await shown(page, 'syntax')).toBe('cameligo');
  await switchTo(page, 'JsLIGO');
  await test.step('switching reaches other open tabs, the next page and the next visit', () =>
    switchEverywhere(page, context));
});

async function switchEverywhere(page: Page, context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await open(other, `${OTHER_GUIDE}?lang=jsligo`);
  await expect(other.locator('html')).toHaveAttribute('data-syntax', 'jsligo');
  await page.bringToFront();
  await switchTo(page, 'CameLIGO');
  await expect(other.locator('html')).toHaveAttribute('data-syntax', 'cameligo');
  await expect(other).toHaveURL(/lang=cameligo/);
  await page.locator('.sidebar').getByRole('link', { name: 'Sets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect(lang(page)).toBe('cameligo');
  await page.reload();
  await alive(page);
  expect(await shown(page, 'syntax')).toBe('cameligo');
}
