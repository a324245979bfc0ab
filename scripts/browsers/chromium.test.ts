import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserSettings } from './chromium';

let folder: string;
const file = (name: string) => join(folder, process.platform === 'win32' ? `${name}.exe` : name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  for (const name of ['chromium', 'chromium-headless-shell']) writeFileSync(file(name), '', { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the headless shell is preferred, and full Chromium is returned as well', () => {
  expect(browserSettings({ PATH: folder })).toEqual({
    CHROMIUM_PATH: file('chromium-headless-shell'),
    CHROMIUM_FULL_PATH: file('chromium'),
  });
});

test('CHROMIUM_PATH wins', () => {
  const settings = browserSettings({ PATH: folder, CHROMIUM_PATH: file('chromium') });
  expect(settings).toMatchObject({ CHROMIUM_PATH: file('chromium') });
});

test('a CHROMIUM_PATH that does not exist is reported', () => {
  expect(browserSettings({ PATH: folder, CHROMIUM_PATH: '/nowhere/chrome' })).toEqual({
    missing: expect.stringContaining('/nowhere/chrome'),
  });
});
