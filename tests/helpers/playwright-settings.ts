/** Settings shared by the Playwright configurations. */
import type { LaunchOptions, PlaywrightTestConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4173);
const folder = process.env.TEST_DIST ?? 'dist';

/**
 * With the suggestions of the address bar, which are pages themselves, a full Chromium takes twice as long to open a
 * window. Chromium takes one list only, so Playwright's is repeated here.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

export const chromiumOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ],
};

export const sharedSettings: PlaywrightTestConfig = {
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumOptions,
    // A click can miss an element that is still moving. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: `node scripts/run.mjs serve --port ${port} --out ${folder}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
};
