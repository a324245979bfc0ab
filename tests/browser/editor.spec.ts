import { expect, test } from '@playwright/test';
import { expectQuiet, GUIDE, idle, open } from '../helpers/site';

const GALLERY = '/docs/demo/ligo-snippets-demo';

test('a sample of the gallery can be changed, shows where it no longer parses, and can be reset', async ({
  page,
}) => {
  const quiet = expectQuiet(page);
  await open(page, GALLERY);
  const sample = page.locator('figure.code.s-jsligo').first();
  const original = await sample.locator('code').textContent();
  await sample.getByRole('button', { name: 'Edit' }).click();
  const field = sample.getByRole('textbox');
  await field.fill((original ?? '').replace('s + n', 's + '));
  await expect(sample.getByRole('status')).toContainText('Line 5:');
  await expect(sample.locator('mark.is-wrong')).toContainText('const add');
  await field.fill((original ?? '').replace('s + n', 's + n + 1'));
  await expect(sample.getByRole('status')).toHaveText('The syntax is correct.');
  await sample.getByRole('button', { name: 'Reset' }).click();
  await expect(field).toHaveValue(original ?? '');
  quiet();
});

test('an edited sample is copied as it stands, and leads to the Web IDE', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${GALLERY}?lang=cameligo`);
  const sample = page.locator('figure.code.s-cameligo').first();
  await sample.getByRole('button', { name: 'Edit' }).click();
  await sample.getByRole('textbox').fill('let answer = 42');
  await sample.getByRole('button', { name: 'Copy code' }).click();
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe('let answer = 42');
  await expect(sample.getByRole('link', { name: /Web IDE/ })).toHaveAttribute(
    'href',
    'https://ide.ligolang.org/',
  );
});

test('no other page loads the editor', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, GUIDE);
  await idle(page);
  expect(asked.filter((url) => url.includes('editor'))).toEqual([]);
});

test('a whole program of a guide goes along to the Web IDE', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://ide.ligolang.org/**', (route) => route.fulfill({ body: 'The editor' }));
  await open(page, '/docs/tutorials/getting-started');
  const sample = page.locator('figure.code:visible', { has: page.locator('.code-file') }).first();
  const opened = context.waitForEvent('page');
  await sample.getByRole('link', { name: 'Copy and open in Web IDE' }).click();
  await expect((await opened).locator('body')).toHaveText('The editor');
  await page.bringToFront();
  const program = (await sample.locator('code').textContent()) ?? '';
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(program);
});
