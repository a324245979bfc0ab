/** The browser engines in which the user flows are tested. */
import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { browserSettings } from './chromium';
import { firefoxSettings } from './firefox';

export interface Engines {
  readonly installed: readonly string[];
  /** Names, each with installation instructions. */
  readonly missing: readonly string[];
  /** The paths of the system's browsers. */
  readonly env: NodeJS.ProcessEnv;
}

/** Chromium and Firefox may come from the system; Playwright drives only its own build of WebKit. */
export async function findEngines(): Promise<Engines> {
  const chromium = await browserSettings();
  const firefox = firefoxSettings();
  const all = [
    { name: 'chromium', isInstalled: !('missing' in chromium) },
    { name: 'firefox', isInstalled: firefox !== undefined },
    { name: 'webkit', isInstalled: existsSync(webkit.executablePath()) },
  ];
  return {
    installed: all.filter(({ isInstalled }) => isInstalled).map(({ name }) => name),
    missing: all
      .filter(({ isInstalled }) => !isInstalled)
      .map(({ name }) => `${name} is not installed (npx playwright install ${name})`),
    env: { ...('missing' in chromium ? {} : chromium), ...firefox },
  };
}
