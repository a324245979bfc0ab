/** The browser engines in which the flows of readers are tested. */
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { type BrowserSettings, browserSettings } from './chromium';

export interface Engines {
  readonly installed: readonly string[];
  /** Names with what to do to get them. */
  readonly missing: readonly string[];
  readonly env: Partial<BrowserSettings>;
}

/** Chromium may come from the system; Playwright drives only its own builds of Firefox and WebKit. */
export function findEngines(): Engines {
  const chromium = browserSettings();
  const all = [
    { name: 'chromium', isInstalled: !('missing' in chromium) },
    { name: 'firefox', isInstalled: existsSync(firefox.executablePath()) },
    { name: 'webkit', isInstalled: existsSync(webkit.executablePath()) },
  ];
  return {
    installed: all.filter(({ isInstalled }) => isInstalled).map(({ name }) => name),
    missing: all
      .filter(({ isInstalled }) => !isInstalled)
      .map(({ name }) => `${name} is not installed (npx playwright install ${name})`),
    env: 'missing' in chromium ? {} : chromium,
  };
}
