import type { Locator, Page } from '@playwright/test';

/** A page that is a screen; tests block or replace its script. */
export const SCREEN = '/playground';
export const SCREEN_SCRIPT = '**/assets/playground-*.js';

export function screenLink(page: Page): Locator {
  return page.locator('.navbar').getByRole('link', { name: 'Playground', exact: true });
}
