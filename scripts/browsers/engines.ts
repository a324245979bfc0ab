/** The browser engines besides Chromium in which the user flows are tested, where they are installed. */
import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { type FirefoxSettings, firefoxSettings } from './firefox';
import { systemWebKit, type WebKitPaths } from './webkit';

export type Engine = { readonly name: 'firefox' | 'webkit' } & (
  | { readonly kind: 'playwright'; readonly settings: FirefoxSettings }
  /** The system's WebKit, in which the flows that once failed there are tested. */
  | { readonly kind: 'webdriver'; readonly paths: WebKitPaths }
  | { readonly kind: 'missing'; readonly reason: string }
);

export function otherEngines(): Engine[] {
  return [firefoxEngine(firefoxSettings()), webkitEngine()];
}

function firefoxEngine(settings: FirefoxSettings | undefined): Engine {
  return settings
    ? { name: 'firefox', kind: 'playwright', settings }
    : { name: 'firefox', kind: 'missing', reason: 'install firefox-esr, or npx playwright install firefox' };
}

/** Playwright drives only its own build of WebKit. */
function webkitEngine(): Engine {
  if (existsSync(webkit.executablePath())) return { name: 'webkit', kind: 'playwright', settings: {} };
  const paths = systemWebKit();
  return 'missing' in paths
    ? { name: 'webkit', kind: 'missing', reason: paths.missing }
    : { name: 'webkit', kind: 'webdriver', paths };
}
