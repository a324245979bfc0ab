import type { Locator } from '@playwright/test';

/** A tool in the menu "More" of a sample, which is open then. */
export async function toolInMenu(sample: Locator, name: string): Promise<Locator> {
  const menu = sample.locator('.code-tools .dropdown').first();
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
  return menu.locator(`.tool-${name}`);
}
