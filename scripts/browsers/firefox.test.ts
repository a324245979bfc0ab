import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firefoxSettings } from './firefox';

let folder: string;
const file = (name: string) => join(folder, process.platform === 'win32' ? `${name}.exe` : name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  writeFileSync(file('firefox-esr'), '', { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('Playwright’s build is preferred and needs no settings', () => {
  expect(firefoxSettings({ PATH: folder }, file('firefox-esr'))).toEqual({});
});

test('without it, the system’s Firefox is used', () => {
  expect(firefoxSettings({ PATH: folder }, file('missing'))).toEqual({ FIREFOX_PATH: file('firefox-esr') });
});

test('FIREFOX_PATH wins', () => {
  const settings = firefoxSettings({ PATH: folder, FIREFOX_PATH: '/opt/firefox' }, file('firefox-esr'));
  expect(settings).toEqual({ FIREFOX_PATH: '/opt/firefox' });
});

test('returns undefined if no Firefox is installed', () => {
  expect(firefoxSettings({ PATH: join(folder, 'empty') }, file('missing'))).toBeUndefined();
});
