import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whyNotStarted } from './start-browser';
import { startReason } from './start-reason';

test('the reason is what the browser printed', () => {
  const message = [
    'browserType.launch: Target page, context or browser has been closed',
    'Browser logs:',
    '<launching> /usr/bin/chromium --headless',
    '[pid=7][err] /usr/bin/chromium: error while loading shared libraries: libnss3.so',
    '[pid=7] <process did exit: exitCode=127, signal=null>',
  ].join('\n');
  expect(startReason(message)).toBe('/usr/bin/chromium: error while loading shared libraries: libnss3.so');
});

test('or how it ended, or what Playwright says', () => {
  expect(startReason('browserType.launch: closed\n[pid=7] <process did exit: exitCode=1, signal=null>')).toBe(
    'it ended at once (exitCode=1)',
  );
  expect(startReason('browserType.launch: Failed to launch: spawn EACCES')).toBe(
    'Failed to launch: spawn EACCES',
  );
});

test.skipIf(process.platform === 'win32')('a program that is not a browser does not start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const broken = join(folder, 'chromium');
  writeFileSync(broken, '#!/bin/sh\necho "requires the chromium snap" >&2\nexit 1\n', { mode: 0o755 });
  expect(await whyNotStarted(broken)).toBe('requires the chromium snap');
  rmSync(folder, { recursive: true });
});
