import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../helpers/dist';
import { COMMAND, expectQuiet, GUIDE, OTHER_GUIDE, open, REFERENCE } from '../helpers/site';

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

test('breadcrumbs lead to the version, the sidebar and the category', async ({ page }) => {
  await open(page, OTHER_GUIDE);
  await expect(page.locator('.breadcrumbs a')).toHaveText(['1.11.5', 'Docs', 'Data types']);
  const first = page.locator('.sidebar details[open] a').first();
  await expect(page.getByRole('link', { name: 'Data types' })).toHaveAttribute(
    'href',
    (await first.getAttribute('href')) ?? '',
  );
  await page.locator('.breadcrumbs').getByRole('link', { name: '1.11.5' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LIGO 1.11.5');
});

test('the foot of a page shows when it was changed and links to its file', async ({ page }) => {
  await open(page, GUIDE);
  const foot = page.locator('.page-foot');
  await expect(foot).toContainText(/Last updated on \d{1,2} [A-Z][a-z]+ \d{4}/);
  const href = (await foot.getByRole('link', { name: 'Edit this page' }).getAttribute('href')) ?? '';
  const file = href.slice(href.indexOf('content/'));
  expect(existsSync(join(ROOT, file)), file).toBe(true);
});

test('a long page leads back to its top, a short one needs no way', async ({ page }) => {
  await open(page, GUIDE);
  const back = page.getByRole('link', { name: 'Back to top' });
  await expect(back).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(60);
  await expect(page.locator('main')).toBeFocused();
  await expect(back).toBeHidden();
  await open(page, '/docs/faq/catch-error-view');
  await expect(page.locator('.to-top')).toHaveCount(0);
});

test('the landing page leads to the pages that its cards leave out', async ({ page }) => {
  await open(page, '/docs');
  const more = page.locator('.card-more a').first();
  const shown = await more.evaluate((link) =>
    [...(link.closest('.card')?.querySelectorAll('li a') ?? [])].map((one) => one.getAttribute('href')),
  );
  const href = (await more.getAttribute('href')) ?? '';
  expect(shown).not.toContain(href);
  await expect(more).toHaveText(/^and \d+ more in /);
  await more.click();
  await expect(page.locator(`.sidebar a[href="${href}"]`)).toHaveAttribute('aria-current', 'page');
});

test('a post leads back to the blog and to the feed', async ({ page, request }) => {
  await open(page, '/blog/layout-comb-how');
  const feed = page.getByRole('link', { name: 'Feed' });
  expect((await request.get((await feed.getAttribute('href')) ?? '')).headers()['content-type']).toContain(
    'xml',
  );
  await page.locator('.breadcrumbs').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
  await expect(page.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/blog/rss.xml');
});

test('a question mark lists the keys, also before React is there, and gives the focus back', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await page.locator('.navbar-home').focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Ctrl K');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.navbar-home')).toBeFocused();
  await open(page, '/search');
  await page.getByRole('searchbox').press('?');
  await expect(page.getByRole('searchbox')).toHaveValue('?');
  await expect(dialog).toHaveCount(0);
});
