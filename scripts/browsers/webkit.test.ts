import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemWebKit } from './webkit';

// Debian's packages: other systems have no such folders.
describe.skipIf(process.platform === 'win32')('the system’s WebKit', () => {
  let folder: string;
  const file = (...path: string[]) => join(folder, ...path);
  const executable = (...path: string[]) => writeFileSync(file(...path), '', { mode: 0o755 });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    for (const name of ['bin', 'display', 'lib/x86_64-linux-gnu/webkit2gtk-4.1'])
      mkdirSync(file(name), { recursive: true });
    executable('bin/WebKitWebDriver');
    executable('display/Xvfb');
    executable('lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const browser = () => file('lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser');
  const driver = () => file('bin/WebKitWebDriver');

  test('uses the display that there is', () => {
    const found = systemWebKit({ PATH: file('bin'), DISPLAY: ':0' }, file('lib'));
    expect(found).toEqual({ driver: driver(), browser: browser() });
  });

  test('starts a display where there is none', () => {
    const found = systemWebKit({ PATH: `${file('bin')}:${file('display')}` }, file('lib'));
    expect(found).toEqual({ driver: driver(), browser: browser(), display: file('display/Xvfb') });
  });

  test('says what is missing', () => {
    expect(systemWebKit({ PATH: file('bin') }, file('lib'))).toEqual({
      missing: 'there is no display: install xvfb',
    });
    expect(systemWebKit({ PATH: file('display') }, file('lib'))).toEqual({
      missing: 'install webkit2gtk-driver and xvfb, or npx playwright install webkit',
    });
    expect(systemWebKit({ PATH: file('bin'), DISPLAY: ':0' }, file('bin'))).toHaveProperty('missing');
  });
});
