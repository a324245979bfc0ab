/** The dev server of a site below a path: the harder case, because only then are addresses rewritten. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ROOT } from '../helpers/dist';
import { searchFor } from '../helpers/search';
import { alive, expectQuiet } from '../helpers/site';
import { devPort } from '../spec/variants/ports';

const CONTENT = '.cache/made-sites/dev';
const file = join(ROOT, CONTENT, 'content/docs/faq/intro.md');
const address = `http://localhost:${devPort}/sub`;

let server: ChildProcess;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeAll(async () => {
  rmSync(join(ROOT, CONTENT), { recursive: true, force: true });
  cpSync(join(ROOT, 'tests/spec/variants/content'), join(ROOT, CONTENT, 'content'), { recursive: true });
  server = spawn(
    process.execPath,
    ['scripts/run.mjs', 'dev', '--content', CONTENT, '--port', String(devPort)],
    { cwd: ROOT, env: { ...process.env, SITE_CONFIG: 'tests/spec/variants/sub.ts' } },
  );
  await new Promise<void>((resolve) => {
    server.stdout?.on('data', (part) => String(part).includes(`:${devPort}/sub/`) && resolve());
  });
});

test.afterAll(() => {
  server.kill();
});

test('the site is shown below its base; an edit shows by itself, a mistake as an overlay until it is fixed', {
  tag: '@full',
}, async ({ page }) => {
  const expectNoErrors = expectQuiet(page);
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(`${address}/docs/intro/introduction`);
  await alive(page);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('link', { name: 'First post' }).click();
  await expect(heading(page)).toHaveText('First post');
  const { options } = await searchFor(page, 'section');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.navbar-home').click();
  await expect(heading(page)).toContainText('language');
  await page.locator('.navbar').getByRole('link', { name: 'FAQ' }).click();
  await expect(heading(page)).toHaveText('Questions');
  expectNoErrors();
  await connected;
  const text = readFileSync(file, 'utf8').replace('Some text.', 'How it begins now.');
  await test.step('an edit of a page shows in the browser by itself', async () => {
    writeFileSync(file, text);
    await expect(page.getByText('How it begins now.')).toBeVisible();
  });
  await test.step('a mistake shows as an overlay with file and line, and disappears when it is fixed', async () => {
    writeFileSync(file, `${text}\n:::notte[Title]\nWords.\n:::\n`);
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toBeAttached();
    const line = text.split('\n').length + 1;
    await expect(overlay).toContainText(
      `intro.md:${line}:1: Unknown directive :::notte: did you mean :::note[Title]?`,
    );
    writeFileSync(file, text);
    await expect(overlay).not.toBeAttached();
  });
});
