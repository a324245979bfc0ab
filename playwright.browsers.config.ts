import { defineConfig } from '@playwright/test';
import { chromiumOptions, sharedSettings } from './tests/helpers/playwright-settings';

/** The flows that readers depend on (tests tagged @flow), in the engines that BROWSERS names. */
const engines = process.env.BROWSERS?.split(',') ?? ['chromium'];

export default defineConfig({
  ...sharedSettings,
  grep: /@flow/,
  testMatch: ['browser/**/*.spec.ts', 'spec/*.spec.ts', 'reliability/*.spec.ts'],
  projects: (['chromium', 'firefox', 'webkit'] as const)
    .filter((name) => engines.includes(name))
    .map((name) => ({
      name,
      use: { browserName: name, launchOptions: name === 'chromium' ? chromiumOptions : {} },
    })),
});
