import { expect, test } from 'vitest';
import { npmCommand } from './npm-command.mjs';

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
