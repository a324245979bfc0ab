/** Finds a Chromium for the browser tests. Only CI installs one. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { packageScript } from '../packages';
import { findOnPath, isExecutable } from './find-on-path';

const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Headless Chromium starts faster and supports all that the tests need except the back/forward cache. */
const HEADLESS_SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Debian packages: the first for the back/forward cache, the second for everything else. */
const PACKAGES = ['chromium', 'chromium-headless-shell'];

const HELP = [
  'The browser tests need Chromium, and none was found. Get one in one of these ways:',
  '  npx playwright install chromium',
  '  apt-get install chromium          (Debian and Ubuntu; other systems have a package of the same name)',
  'or set CHROMIUM_PATH to an installed Chromium, Chrome or Edge.',
].join('\n');

/** Environment variables with the paths of the browsers, for playwright.config.ts. */
export type BrowserSettings = { CHROMIUM_PATH: string; CHROMIUM_FULL_PATH: string };

/** The paths of Chromium, or instructions for installing it. */
export function browserSettings(env: NodeJS.ProcessEnv = process.env): BrowserSettings | { missing: string } {
  if (env.CHROMIUM_PATH && !isExecutable(env.CHROMIUM_PATH))
    return { missing: `CHROMIUM_PATH is "${env.CHROMIUM_PATH}", which is not a program that can be run.` };
  const path = findChromium(env) ?? (env.CI === 'true' ? installChromium(env) : undefined);
  if (!path) return { missing: HELP };
  return { CHROMIUM_PATH: path, CHROMIUM_FULL_PATH: findFull(env) ?? path };
}

/** The fastest installed Chromium. */
function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  return env.CHROMIUM_PATH || (findOnPath(HEADLESS_SHELL, env) ?? findFull(env));
}

function findFull(env: NodeJS.ProcessEnv): string | undefined {
  const places = [
    env.CHROMIUM_FULL_PATH,
    findOnPath(FULL, env),
    ...usualPlaces(env),
    chromium.executablePath(),
  ];
  return places.find((path) => path && isExecutable(path));
}

/** The default locations of Chrome on macOS and Windows, where it is not on the PATH. */
function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') return ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
  if (process.platform !== 'win32') return [];
  return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
}

function installChromium(env: NodeJS.ProcessEnv): string | undefined {
  console.log('Installing Chromium ...');
  if (process.getuid?.() === 0 && findOnPath(['apt-get'], env)) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { stdio: 'ignore' });
  }
  if (!findChromium(env))
    spawnSync(process.execPath, [packageScript('@playwright/test', 'playwright'), 'install', 'chromium'], {
      stdio: 'ignore',
    });
  return findChromium(env);
}
