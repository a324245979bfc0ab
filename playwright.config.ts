import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4173);
const folder = process.env.TEST_DIST ?? 'dist';

/** Browser tests run against the finished site as `npm start` serves it, or against variants that are built first. */
export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'site', testMatch: ['browser/**/*.spec.ts', 'spec/*.spec.ts', 'reliability/*.spec.ts'] },
    { name: 'variants', testMatch: 'spec/variants/build.setup.ts' },
    { name: 'configured', testMatch: 'spec/configured/*.spec.ts', dependencies: ['variants'] },
  ],
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late once; a test that fails twice is wrong.
  retries: 1,
  timeout: 30_000,
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: `node scripts/run.mjs serve --port ${port} --out ${folder}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
