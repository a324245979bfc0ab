import { defineConfig, type LaunchOptions } from '@playwright/test';
import { chromiumOptions, sharedSettings } from './tests/helpers/playwright-settings';

/** The main user flows (tests tagged @flow), in the engines listed in BROWSERS. */
const engines = process.env.BROWSERS?.split(',') ?? ['chromium'];

const firefoxPath = process.env.FIREFOX_PATH;

const launchOptions: Record<'chromium' | 'firefox' | 'webkit', LaunchOptions> = {
  chromium: chromiumOptions,
  // Playwright drives its own build with its own protocol, and the system's Firefox with WebDriver BiDi.
  firefox: firefoxPath ? { channel: 'moz-firefox', executablePath: firefoxPath } : {},
  webkit: {},
};

export default defineConfig({
  ...sharedSettings,
  // The system's Firefox starts pages and workers more slowly than Playwright's browsers.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  grep: /@flow/,
  testMatch: ['browser/**/*.spec.ts', 'spec/*.spec.ts', 'reliability/*.spec.ts'],
  projects: (['chromium', 'firefox', 'webkit'] as const)
    .filter((name) => engines.includes(name))
    .map((name) => ({ name, use: { browserName: name, launchOptions: launchOptions[name] } })),
});
