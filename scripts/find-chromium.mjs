/** Finds a Chromium for the browser tests, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** A Chromium without windows. It is as good for the tests, and takes half the time. */
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];
const HELP =
  'No Chromium was found and none could be installed: set CHROMIUM_PATH to a Chromium or Chrome, or run `npx playwright install chromium`.';

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function onPath(names) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0 && found.stdout.trim()) return found.stdout.trim();
  }
  return undefined;
}

function playwrights() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installed() {
  const fromVariable = process.env.CHROMIUM_PATH;
  return fromVariable && existsSync(fromVariable)
    ? fromVariable
    : (onPath(SHELL) ?? onPath(FULL) ?? playwrights());
}

/** The path of a Chromium; where there is none it is installed, and where that fails the reader is told what to do. */
export function findChromium() {
  if (isEnough() || getChromium()) return installed();
  console.error(HELP);
  return undefined;
}

/** The path of a Chromium with windows: the other kind keeps no pages that the reader has left. */
export function findFullChromium() {
  return onPath(FULL) ?? playwrights() ?? installed();
}

/** One that was named is enough, and so is a pair of both kinds; where Debian's packages are not at hand, any is. */
function isEnough() {
  if (existsSync(process.env.CHROMIUM_PATH ?? '') || !hasDebianPackages()) return installed() !== undefined;
  return onPath(SHELL) !== undefined && onPath(FULL) !== undefined;
}

function getChromium() {
  console.log('Getting a Chromium (once) ...');
  if (hasDebianPackages()) {
    succeeds('apt-get', ['update']);
    succeeds('apt-get', ['install', '-y', 'chromium', 'chromium-headless-shell']) ||
      succeeds('apt-get', ['install', '-y', 'chromium']);
  }
  if (!installed()) succeeds('npx', ['playwright', 'install', 'chromium']);
  return installed() !== undefined;
}

function hasDebianPackages() {
  return process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;
}
