/** Browsers that are already on the machine. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Attempt, AttemptResult } from './attempt';
import { findOnPath, isExecutable } from './find-on-path';
import type { Machine } from './machine';
import { chromiumFromNpm } from './npm-package';

const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
/** Starts faster than full Chromium and supports all that the tests need except the back/forward cache. */
const HEADLESS_SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];

const MACOS_APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  join('Google', 'Chrome', 'Application', 'chrome.exe'),
  join('Microsoft', 'Edge', 'Application', 'msedge.exe'),
];

/** The places of browsers, the preferred ones first. */
export interface Places {
  readonly headless: readonly string[];
  readonly full: readonly string[];
  /** Fetched by an earlier run. */
  readonly fetched: readonly string[];
}

export function usualPlaces({ env, platform }: Pick<Machine, 'env' | 'platform'>): Places {
  const isFile = (path: string | undefined): path is string =>
    path !== undefined && path !== '' && isExecutable(path);
  return {
    headless: findOnPath(HEADLESS_SHELL, env),
    full: [
      env.CHROMIUM_FULL_PATH,
      ...findOnPath(FULL, env),
      ...applications(env, platform),
      chromium.executablePath(),
    ].filter(isFile),
    fetched: [chromiumFromNpm()].filter(isFile),
  };
}

/** The default locations on macOS and Windows, where browsers are not on the PATH. */
function applications(env: NodeJS.ProcessEnv, platform: string): string[] {
  if (platform === 'darwin')
    return MACOS_APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform !== 'win32') return [];
  return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program)));
}

/** The browser that is installed and starts. */
export function installedBrowser(machine: Machine, places: (machine: Machine) => Places): Attempt {
  return { name: 'installed browser', run: () => firstThatStarts(machine, places(machine)) };
}

async function firstThatStarts(
  machine: Machine,
  { headless, full, fetched }: Places,
): Promise<AttemptResult> {
  const reasons: string[] = [];
  const startingOf = async (paths: readonly string[]) => {
    for (const path of paths) {
      const reason = await machine.whyNotStarted(path);
      if (!reason) return path;
      reasons.push(`${path} does not start: ${reason}`);
    }
    return undefined;
  };
  const chosenFull = await startingOf(full);
  const path = (await startingOf(headless)) ?? chosenFull ?? (await startingOf(fetched));
  if (path) return { found: { CHROMIUM_PATH: path, CHROMIUM_FULL_PATH: chosenFull ?? path } };
  return { reason: reasons.join('; ') || 'none was found' };
}

/** The browser that CHROMIUM_PATH names; no other is tried then. */
export function namedBrowser(machine: Machine, path: string): Attempt {
  const run = async (): Promise<AttemptResult> => {
    const reason = isExecutable(path)
      ? await machine.whyNotStarted(path)
      : 'it is not a program that can be run';
    if (reason) return { reason: `${path} does not start: ${reason}` };
    const full = machine.env.CHROMIUM_FULL_PATH;
    const isUsable = full !== undefined && isExecutable(full) && !(await machine.whyNotStarted(full));
    return { found: { CHROMIUM_PATH: path, CHROMIUM_FULL_PATH: isUsable ? full : path } };
  };
  return { name: 'CHROMIUM_PATH', run };
}
