import { defineConfig } from '@playwright/test';
import { sharedSettings } from './tests/helpers/playwright-settings';

/** `npm test` leaves out what takes long: tests tagged @full, failures of the site, and other configurations. */
const isShort = process.env.TEST_SHORT === '1';

const LONG_PROJECTS = [
  { name: 'reliability', testMatch: 'reliability/*.spec.ts' },
  { name: 'variants', testMatch: 'spec/variants/build.setup.ts' },
  { name: 'configured', testMatch: 'spec/configured/*.spec.ts', dependencies: ['variants'] },
];

/** Browser tests of the built site as `npm start` serves it, and of variants that are built first. */
export default defineConfig({
  ...sharedSettings,
  // Tests are idle at times: three workers keep two cores busy.
  workers: 3,
  ...(isShort && { grepInvert: /@full/ }),
  projects: [
    { name: 'site', testMatch: ['browser/**/*.spec.ts', 'spec/*.spec.ts'] },
    ...(isShort ? [] : LONG_PROJECTS),
  ],
});
