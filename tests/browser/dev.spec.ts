import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ROOT } from '../helpers/dist';
import { makeSite } from '../helpers/made-site';

const PORT = 4399;
const made = makeSite('dev', 6);
const file = join(ROOT, made.content, 'content/docs/guides/guide-1.md');
const url = `http://localhost:${PORT}/docs/guides/guide-1`;

let server: ChildProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = spawn(
    process.execPath,
    ['scripts/run.mjs', 'dev', '--content', made.content, '--port', String(PORT)],
    { cwd: ROOT },
  );
  await new Promise<void>((resolve) => {
    server.stdout?.on('data', (part) => String(part).includes('Serving at') && resolve());
  });
});

test.afterAll(() => {
  server.kill();
});

/** Opens the page and waits until it listens to changes. */
async function openConnected(page: Page): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(url);
  await connected;
}

test('an edit of a page shows in the browser by itself', async ({ page }) => {
  await openConnected(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page guides/guide-1');
  writeFileSync(file, readFileSync(file, 'utf8').replace('How guides/guide-1 begins.', 'How it begins now.'));
  await expect(page.getByText('How it begins now.')).toBeVisible();
});

test('a mistake shows as an overlay with file and line, and disappears when it is fixed', async ({
  page,
}) => {
  await openConnected(page);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\n:::notte[Title]\nWords.\n:::\n`);
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toBeAttached();
  const line = text.split('\n').length + 1;
  await expect(overlay).toContainText(
    `guide-1.md:${line}:1: Unknown directive :::notte: did you mean :::note[Title]?`,
  );
  writeFileSync(file, text);
  await expect(overlay).not.toBeAttached();
});
