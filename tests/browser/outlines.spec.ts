/**
 * What a screen reader finds on six pages: landmarks, headings and controls with their names, compared with stored outlines in
 * outlines/. A change on purpose is stored by `npx playwright test tests/browser/outlines.spec.ts -u`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { GUIDE, open, REFERENCE } from '../helpers/site';

const PAGES = {
  guide: GUIDE,
  reference: REFERENCE,
  search: '/search',
  playground: '/playground',
  tags: '/blog/tags',
  missing: '/no/such/page',
};

/** Roles whose lines have only text that authors write. */
const TEXT =
  /^\s*- (text|paragraph|code|emphasis|strong|listitem|list|time|term|definition|cell|row|rowgroup|table|img|separator|superscript|subscript|blockquote|generic|\/)/;

/** Landmarks, headings and controls in order, each with its role, name and state. */
async function outlineOf(page: Page): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return `${lines
    .filter((line) => !TEXT.test(line))
    .map((line) => line.trim().replace(/:$/, ''))
    .join('\n')}\n`;
}

for (const [name, path] of Object.entries(PAGES))
  test(`the outline of the page "${name}"`, { tag: '@full' }, async ({ page, browserName }, { config }) => {
    test.skip(browserName !== 'chromium', 'Each browser has its own tree');
    await open(page, `${path}?lang=jsligo`);
    if (name === 'playground') await expect(page.locator('.cm-content')).toBeVisible();
    const file = join(import.meta.dirname, 'outlines', `${name}.txt`);
    const outline = await outlineOf(page);
    expect(outline.split('\n').length).toBeGreaterThan(20);
    if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
      writeFileSync(file, outline);
    expect(existsSync(file), `${file} is missing: run the test with -u`).toBe(true);
    expect(outline).toBe(readFileSync(file, 'utf8'));
  });
