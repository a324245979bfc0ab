/** Finds a Firefox for the user flows: Playwright's build, or the system's, driven by WebDriver BiDi. */
import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import { findOnPath } from './find-on-path';

const SYSTEM = ['firefox', 'firefox-esr'];

/** Environment variables with the path of the system's Firefox, for playwright.browsers.config.ts. */
export type FirefoxSettings = { FIREFOX_PATH?: string };

/** Empty for Playwright's own build; undefined if no Firefox is installed. */
export function firefoxSettings(
  env: NodeJS.ProcessEnv = process.env,
  playwrightBuild = firefox.executablePath(),
): FirefoxSettings | undefined {
  if (env.FIREFOX_PATH) return { FIREFOX_PATH: env.FIREFOX_PATH };
  if (existsSync(playwrightBuild)) return {};
  const [path] = findOnPath(SYSTEM, env);
  return path ? { FIREFOX_PATH: path } : undefined;
}
