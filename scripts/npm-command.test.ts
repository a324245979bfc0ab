import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheSettings, installAdvice, npmCommand } from './npm-command.mjs';

test('under npm run, Node runs the script in npm_execpath', () => {
  const npmScript = '/usr/lib/node_modules/npm/bin/npm-cli.js';
  expect(npmCommand(['ci'], { npmScript, platform: 'linux' })).toEqual({
    file: process.execPath,
    args: [npmScript, 'ci'],
    shell: false,
  });
});

test('on Windows too, where the path has backslashes', () => {
  const npmScript = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
  expect(npmCommand(['ci'], { npmScript, platform: 'win32' })).toMatchObject({
    args: [npmScript, 'ci'],
    shell: false,
  });
});

test('otherwise npm is found on the PATH, on Windows through a shell', () => {
  expect(npmCommand(['ci'], { npmScript: '', platform: 'win32' })).toEqual({
    file: 'npm',
    args: ['ci'],
    shell: true,
  });
  expect(npmCommand(['ci'], { npmScript: '', platform: 'darwin' }).shell).toBe(false);
});

test('another package manager is not mistaken for npm', () => {
  expect(npmCommand(['ci'], { npmScript: '/usr/bin/pnpm.cjs', platform: 'linux' }).file).toBe('npm');
});

test('npm’s usual cache is used, also where it does not exist yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-cache-'));
  expect(cacheSettings('/project', { npm_config_cache: join(folder, 'new', 'cache') })).toEqual({});
  rmSync(folder, { recursive: true });
});

test('where that is read-only, the cache is in the project', () => {
  expect(cacheSettings('/project', { npm_config_cache: '/home/.npm' }, () => false)).toEqual({
    npm_config_cache: join('/project', '.cache', 'npm'),
  });
});

test('a failed installation says what to do: free space, or check the network', () => {
  expect(installAdvice({ bavail: 100, bsize: 1e6 }, '/site')).toContain('/site has 100 MB left. Free 600 MB');
  expect(installAdvice({ bavail: 9000, bsize: 1e6 }, '/site')).toContain(
    'Check the network connection and the proxy',
  );
});
