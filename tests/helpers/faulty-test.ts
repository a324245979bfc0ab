import { test as base } from '@playwright/test';
import { type FaultySite, sharedSite } from './faulty-site';

/** Tests with a server whose faults they control. */
export const test = base.extend<{ site: FaultySite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form of fixtures
  site: async ({}, use) => {
    const site = await sharedSite();
    await use(site);
    site.fail();
  },
  baseURL: async ({ site }, use) => use(site.address),
});
