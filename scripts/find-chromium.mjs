/** Finds a Chromium for the browser tests, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HELP =
  'No Chromium was found and none could be installed: set CHROMIUM_PATH to a Chromium or Chrome, or run `npx playwright install chromium`.';

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function onPath() {
  for (const name of NAMES) {
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
  return fromVariable && existsSync(fromVariable) ? fromVariable : (onPath() ?? playwrights());
}

/** The path of a Chromium; where there is none it is installed, and where that fails the reader is told what to do. */
export function findChromium() {
  const present = installed();
  if (present) return present;
  console.log('Getting a Chromium (once) ...');
  succeeds('npx', ['playwright', 'install', 'chromium']);
  if (!installed() && process.getuid?.() === 0) {
    succeeds('apt-get', ['update']);
    succeeds('apt-get', ['install', '-y', 'chromium']);
  }
  const got = installed();
  if (!got) console.error(HELP);
  return got;
}
