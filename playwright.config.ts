import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4173);

/** Browser tests run against the finished site as `npm start` serves it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['browser/**/*.spec.ts', 'spec/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  retries: 0,
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
    command: `node scripts/run.mjs serve --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
