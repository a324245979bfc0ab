import { test as base } from '@playwright/test';
import { type FaultySite, faultySite } from './faulty-site';

/** Tests on a server that fails as they tell it to. */
export const test = base.extend<{ site: FaultySite }, { servedSite: FaultySite }>({
  servedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the form of fixtures
    async ({}, use) => {
      const site = await faultySite();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ servedSite }, use) => {
    await use(servedSite);
    servedSite.fail();
  },
  baseURL: ({ servedSite }, use) => use(servedSite.address),
});
