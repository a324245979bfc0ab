import { expect, test } from '@playwright/test';
import { COMMAND, expectQuiet, GUIDE, open, REFERENCE } from '../helpers/site';

test('a guide has all parts of the document layout', { tag: '@flow' }, async ({ page }) => {
  const quiet = expectQuiet(page);
  await open(page, GUIDE);
  await expect(page.locator('.breadcrumbs')).toContainText('Data types');
  await expect(page.locator('.version-badge')).toHaveText('Version 1.11.5');
  await expect(page.locator('.version-banner')).toHaveCount(0);
  await expect(page.locator('.toc a').first()).toBeVisible();
  await expect(page.locator('.pager-previous')).toBeVisible();
  await expect(page.locator('.pager-next')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /content\/docs\/data-types\/lists\.md$/,
  );
  await expect(page.locator('.sidebar details[open] > summary')).toHaveText(['Data types']);
  quiet();
});

for (const [version, words] of [
  ['next', /unreleased/],
  ['1.10.0', /older version/],
  ['1.6.0', /older version/],
] as const) {
  test(`the banner of ${version} leads to the same page of the latest version`, async ({ page }) => {
    await open(page, GUIDE.replace('/docs', `/docs/${version}`));
    await expect(page.locator('.version-banner')).toContainText(words);
    await page.locator('.version-banner a').click();
    await expect(page.locator('.version-badge')).toHaveText('Version 1.11.5');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  });
}

test('the table of contents follows the scroll', { tag: '@flow' }, async ({ page }) => {
  await open(page, GUIDE);
  const headings = page.locator('.article-body h2');
  await headings.nth(3).evaluate((heading) => heading.scrollIntoView());
  const title = (await headings.nth(3).textContent()) ?? '';
  await expect(page.locator('.toc a[data-current]')).toHaveText(title);
});

test('the copy button copies the code that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, GUIDE);
  const block = page.locator('.code.s-jsligo').first();
  await block.locator('.tool-copy').click();
  await expect(block.locator('.tool-copy')).toHaveAttribute('aria-label', 'Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code').textContent());
});

test('the wrap button wraps long lines and back', { tag: '@flow' }, async ({ page }) => {
  await open(page, GUIDE);
  const block = page.locator('.code.s-jsligo').first();
  const button = block.locator('.tool-wrap');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(block.locator('pre')).toHaveCSS('white-space-collapse', 'preserve');
  await expect(block.locator('pre')).toHaveCSS('text-wrap-mode', 'wrap');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a sample switches the syntax in its place and keeps focus there', { tag: '@flow' }, async ({
  page,
}) => {
  await open(page, GUIDE);
  const pair = page.locator('.sample', { has: page.locator('button.code-tab') }).nth(2);
  await pair.locator('.s-jsligo button.code-tab').click();
  await expect(pair.locator('.s-cameligo.code')).toBeVisible();
  await expect(pair.locator('.s-jsligo.code')).toBeHidden();
  await expect(pair.locator('.s-cameligo button.code-tab')).toBeFocused();
  await expect(page).toHaveURL(/lang=cameligo/);
});

test('a reference entry has its type, a deep link and an example in the reader’s syntax', {
  tag: '@flow',
}, async ({ page }) => {
  await open(page, `${REFERENCE}?lang=cameligo#list-map`);
  const entry = page.locator('.entry', { has: page.locator('#list-map') });
  await expect(entry.locator('.signature.s-cameligo')).toContainText("('src -> 'dst)");
  await expect(entry.locator('.signature.s-jsligo')).toBeHidden();
  await expect(entry.locator('a.anchor')).toHaveAttribute('href', '#list-map');
  await expect(entry.locator('.code.s-cameligo .tool-copy')).toBeVisible();
});

test('every flag of a command can be linked to', async ({ page }) => {
  await open(page, `${COMMAND}#--michelson-format`);
  await expect(page.locator('[id="--michelson-format"]')).toBeInViewport();
});

test('the landing page of a version shows what it is, its sections and the way in', async ({ page }) => {
  await open(page, '/docs/1.6.0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LIGO 1.6.0');
  await expect(page.locator('.landing-status')).toHaveText('older');
  await expect(page.locator('.card')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Read the introduction' }).click();
  await expect(page).toHaveURL(/\/docs\/1\.6\.0\/intro\/introduction/);
});
