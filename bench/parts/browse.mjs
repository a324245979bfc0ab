/** Measures the sites in a browser, in rounds: a machine that gets slower gets slower for all of them. */
import { launchBrowser, pointAt, press } from '../measure/browser.mjs';
import { measureFirstLoad } from '../measure/first-load.mjs';
import { measureKeystrokes } from '../measure/keystrokes.mjs';
import { measureMemory } from '../measure/memory.mjs';
import { measureNextPage } from '../measure/next-page.mjs';
import { profileLoad, profileStep } from '../measure/profile.mjs';
import { serveFolder } from '../measure/server.mjs';
import { measureSwitch, reachSwitch } from '../measure/switch-delay.mjs';
import { measured } from '../results.mjs';
import { PAGES } from '../sites.mjs';

const ROUNDS = 5;

export async function measureInBrowser(sites, tell, rounds = ROUNDS) {
  const browser = await launchBrowser();
  const served = await Promise.all(
    sites.map(async (site) => ({
      site,
      loads: [],
      nexts: [],
      switches: [],
      ...(await serveFolder(site.distFolder)),
    })),
  );
  try {
    // Nobody's first round pays for the start of the browser.
    await measureFirstLoad(browser, served[0].base + PAGES.first);
    for (let round = 1; round <= rounds; round++)
      for (const one of served) {
        tell(`${one.site.label}: in the browser, round ${round} of ${rounds}`);
        await measureRound(browser, one, tell);
      }
    for (const one of served) await store(browser, one, tell);
  } finally {
    for (const { stop } of served) stop();
    await browser.close();
  }
}

async function measureRound(browser, { site, base, loads, nexts, switches }, tell) {
  loads.push(await measureFirstLoad(browser, base + PAGES.first));
  await attempt(tell, async () =>
    nexts.push(await measureNextPage(browser, base, { from: PAGES.first, link: site.sidebarLink })),
  );
  await attempt(tell, async () => switches.push(await measureSwitch(browser, base + PAGES.longest, site)));
}

async function store(browser, { site, base, loads, nexts, switches }, tell) {
  tell(`${site.label}: memory after a walk`);
  let memory;
  await attempt(tell, async () => {
    memory = await measureMemory(browser, base, { from: PAGES.walkFrom, next: site.nextPage });
  });
  const version = browser.version();
  await measured(`browser-${site.name}`, () => ({ loads, nexts, switches, memory, chromium: version }));
  await measured(`profile-${site.name}`, () => profileLoad(browser, base + PAGES.first));
  if (site.name !== 'ours') return;
  await measured('menu-ours', async () => ({ closing: await closingOfMenu(browser, base, site) }));
  await measured('profile-switch-ours', () =>
    profileStep(browser, base + PAGES.longest, {
      prepare: (page) => reachSwitch(page, site),
      act: press,
    }),
  );
  await measured('profile-next-ours', () =>
    profileStep(browser, base + PAGES.first, {
      prepare: (page) => pointAt(page, site.sidebarLink),
      act: press,
    }),
  );
  tell(`${site.label}: keystrokes in the search box`);
  await measured('keystrokes-ours', () => measureKeystrokes(browser, base));
}

/** What the choice of the syntax that is shown already takes: the menu closes, and nothing else changes. */
async function closingOfMenu(browser, base, site) {
  const choice = { ...site, otherSyntax: site.sameSyntax, otherText: '', isSwitched: () => true };
  const times = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push(await measureSwitch(browser, base + PAGES.longest, choice));
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

/** One figure that cannot be had does not end the run; the report shows a gap. */
async function attempt(tell, measure) {
  try {
    await measure();
  } catch (error) {
    tell(`  not measured: ${error.message.split('\n')[0]}`);
  }
}
