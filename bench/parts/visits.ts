/** Measures the sites in a browser, in rounds, so that a slowdown of the machine affects all of them. */
import type { Browser } from '@playwright/test';
import type { FirstLoad, FirstUse, FirstUseName } from '../figures';
import { launchBrowser, pointAt, press } from '../measure/browser';
import { measureFirstLoad } from '../measure/first-load';
import { measureFirstUse } from '../measure/first-use';
import { measureKeystrokes } from '../measure/keystrokes';
import { measureMemory } from '../measure/memory';
import { measureNextPage } from '../measure/next-page';
import { profileLoad, profileStep } from '../measure/profile';
import { serveFolder } from '../measure/server';
import { measureSwitch, reachSwitch } from '../measure/syntax-switch';
import { log, reasonOf } from '../progress';
import { median } from '../report/median';
import { measured } from '../results';
import { isPeer, PAGES, type Site } from '../sites';

export const ROUNDS = 5;

interface ServedSite {
  readonly site: Site;
  readonly base: string;
  readonly stop: () => void;
  readonly loads: FirstLoad[];
  readonly nexts: number[];
  readonly switches: number[];
  readonly firstUses: Partial<Record<FirstUseName, FirstUse[]>>;
}

export async function measureVisits(sites: readonly Site[], rounds: number): Promise<void> {
  const browser = await launchBrowser();
  const served = await Promise.all(sites.map(serve));
  try {
    // Warm-up, so that no site's first round includes the start of the browser.
    if (served[0]) await measureFirstLoad(browser, served[0].base + PAGES.first);
    for (let round = 1; round <= rounds; round++)
      for (const one of served) {
        log(`${one.site.label}: in the browser, round ${round} of ${rounds}`);
        await measureRound(browser, one);
      }
    for (const one of served) await store(browser, one, rounds);
  } finally {
    for (const { stop } of served) stop();
    await browser.close();
  }
}

async function serve(site: Site): Promise<ServedSite> {
  return {
    site,
    loads: [],
    nexts: [],
    switches: [],
    firstUses: {},
    ...(await serveFolder(site.distFolder)),
  };
}

async function measureRound(browser: Browser, { site, base, loads, nexts, switches, firstUses }: ServedSite) {
  await attempt(async () => loads.push(await measureFirstLoad(browser, base + PAGES.first)));
  await attempt(async () =>
    nexts.push(await measureNextPage(browser, base, { from: PAGES.first, link: site.sidebarLink })),
  );
  await attempt(async () => switches.push(await measureSwitch(browser, base + PAGES.longest, site.syntax)));
  for (const name of Object.keys(site.firstUses) as FirstUseName[]) {
    const steps = site.firstUses[name];
    if (!steps) continue;
    await attempt(async () => {
      const use = await measureFirstUse(browser, base, steps);
      firstUses[name] = [...(firstUses[name] ?? []), use];
    });
  }
}

async function store(browser: Browser, one: ServedSite, rounds: number): Promise<void> {
  const { site, base, loads, nexts, switches, firstUses } = one;
  log(`${site.label}: memory after many pages`);
  const memory = await attempt(() =>
    measureMemory(browser, base, { from: PAGES.walkFrom, next: site.nextPage }),
  );
  const chromium = browser.version();
  await measured('browser', site.name, () => ({ loads, nexts, switches, firstUses, memory, chromium }));
  await attempt(() => measured('profile', site.name, () => profileLoad(browser, base + PAGES.first)));
  if (!isPeer(site.name)) await storeOurs(browser, one, rounds);
}

/** Measurements of our own site only. */
async function storeOurs(browser: Browser, { site, base }: ServedSite, rounds: number): Promise<void> {
  await attempt(() =>
    measured('menu', 'ours', async () => ({ closing: await closingOfMenu(browser, base, site, rounds) })),
  );
  await attempt(() =>
    measured('profile-switch', 'ours', () =>
      profileStep(browser, base + PAGES.longest, {
        prepare: (page) => reachSwitch(page, site.syntax),
        act: press,
      }),
    ),
  );
  await attempt(() =>
    measured('profile-next', 'ours', () =>
      profileStep(browser, base + PAGES.first, {
        prepare: async (page) => void (await pointAt(page, site.sidebarLink)),
        act: press,
      }),
    ),
  );
  log(`${site.label}: keystrokes in the search box`);
  await attempt(() => measured('keystrokes', 'ours', () => measureKeystrokes(browser, base)));
}

/** Choosing the current syntax only closes the menu. */
async function closingOfMenu(browser: Browser, base: string, site: Site, rounds: number): Promise<number> {
  const current = { ...site.syntax, choice: '.choose-jsligo', isSwitched: () => true };
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    times.push(await measureSwitch(browser, base + PAGES.longest, current));
  return median(times) ?? 0;
}

/** A failed measurement does not end the run; the report shows a gap. */
async function attempt<T>(measure: () => Promise<T>): Promise<T | undefined> {
  try {
    return await measure();
  } catch (error) {
    log(`  not measured: ${reasonOf(error)}`);
    return undefined;
  }
}
