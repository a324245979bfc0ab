import { defineConfig } from '@playwright/test';
import { sharedSettings } from './tests/helpers/playwright-settings';

/** Browser tests of the built site as `npm start` serves it, and of variants that are built first. */
export default defineConfig({
  ...sharedSettings,
  // Tests are idle at times: three workers keep two cores busy.
  workers: 3,
  projects: [
    { name: 'site', testMatch: ['browser/**/*.spec.ts', 'spec/*.spec.ts', 'reliability/*.spec.ts'] },
    { name: 'variants', testMatch: 'spec/variants/build.setup.ts' },
    { name: 'configured', testMatch: 'spec/configured/*.spec.ts', dependencies: ['variants'] },
  ],
});
