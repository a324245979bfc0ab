/** The browser engines besides Chromium in which the user flows are tested, where they are installed. */
import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { type FirefoxSettings, firefoxSettings } from './firefox';

export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** The path of the system's browser; undefined if the engine is not installed. */
  readonly settings: FirefoxSettings | undefined;
}

/** Firefox may come from the system; Playwright drives only its own build of WebKit. */
export function otherEngines(): Engine[] {
  return [
    { name: 'firefox', settings: firefoxSettings() },
    { name: 'webkit', settings: existsSync(webkit.executablePath()) ? {} : undefined },
  ];
}
