/** The flows that once failed outside of Chromium, in Debian's WebKit: offline reading, Escape in search, the place. */
import { setTimeout as sleep } from 'node:timers/promises';
import { faultySite } from '../../tests/helpers/faulty-site';
import { publishSmallVersion } from '../../tests/helpers/offline';
import { type OwnServer, ownServer } from '../../tests/helpers/own-server';
import { GUIDE, OTHER_GUIDE } from '../../tests/helpers/site';
import { KEYS, type WebDriver } from '../browsers/webdriver';
import { type WebKitPaths, withWebKit } from '../browsers/webkit';
import { addOutcomes, type Outcome, singleOutcome } from './outcome';
import type { Report } from './steps';

interface Flow {
  readonly title: string;
  readonly run: (webkit: WebDriver, server: OwnServer) => Promise<void>;
}

const FLOWS: readonly Flow[] = [
  {
    title: 'a reload returns to the place',
    run: async (webkit, server) => {
      await webkit.open(server.url(GUIDE));
      await ready(webkit);
      await webkit.read('window.scrollTo(0, 2000)');
      await until(webkit, 'history.state?.scroll === 2000');
      await webkit.reload();
      await until(webkit, 'Math.round(scrollY) === 2000');
    },
  },
  {
    title: 'a slash opens the search box, and Escape closes it',
    run: async (webkit, server) => {
      const isOpen =
        'document.querySelector(".search-modal")?.closest("dialog, [role=dialog]")?.checkVisibility()';
      await webkit.open(server.url(GUIDE));
      await ready(webkit);
      await webkit.press('/');
      await until(webkit, `${isOpen} && document.activeElement.role === 'combobox'`);
      await webkit.press(KEYS.escape);
      await until(webkit, `!(${isOpen})`);
    },
  },
  {
    title: 'a version is kept and read without a network',
    run: async (webkit, server) => {
      publishSmallVersion(server);
      await webkit.open(server.url(GUIDE));
      await ready(webkit);
      await click(webkit, '[data-offline]');
      await clickButton(webkit, 'Keep for offline reading');
      await until(webkit, 'document.body.textContent.includes("can be read without a network")');
      await server.stop();
      await webkit.reload();
      await until(webkit, 'document.querySelector("h1")?.textContent === "Lists"');
      await ready(webkit);
      await click(webkit, `.sidebar a[href="${OTHER_GUIDE}"]`);
      await until(webkit, 'document.querySelector("h1")?.textContent === "Sets"');
    },
  },
];

export async function runWebKitFlows(paths: WebKitPaths, report: Report): Promise<Outcome> {
  const site = await faultySite();
  try {
    return await withWebKit(paths, async (webkit) => {
      const outcomes: Outcome[] = [];
      for (const { title, run } of FLOWS) {
        outcomes.push(await outcomeOf(title, () => run(webkit, ownServer(site))));
        report(outcomes.length, FLOWS.length);
      }
      return addOutcomes(outcomes);
    });
  } catch (error) {
    return singleOutcome({ ok: false, output: `WebKit: ${String(error)}` });
  } finally {
    site.close();
  }
}

async function outcomeOf(title: string, run: () => Promise<void>): Promise<Outcome> {
  try {
    await run();
    return singleOutcome({ ok: true, output: '' });
  } catch (error) {
    return singleOutcome({ ok: false, output: `${title}\n${String(error)}` });
  }
}

/** The first interaction, after which the page is hydrated. */
async function ready(webkit: WebDriver): Promise<void> {
  await until(
    webkit,
    '(document.dispatchEvent(new Event("pointermove")), "ready" in document.documentElement.dataset)',
  );
}

async function click(webkit: WebDriver, selector: string): Promise<void> {
  const found = `document.querySelector(${JSON.stringify(selector)})`;
  await until(webkit, `${found} !== null`);
  await webkit.read(`${found}.click()`);
}

/** A button of a dialog. */
async function clickButton(webkit: WebDriver, name: string): Promise<void> {
  const found = `[...document.querySelectorAll('dialog button, [role=dialog] button')].find((one) => one.textContent.trim() === ${JSON.stringify(name)})`;
  await until(webkit, `${found} !== undefined`);
  await webkit.read(`${found}.click()`);
}

const MAX_MS = 60_000;

async function until(webkit: WebDriver, condition: string): Promise<void> {
  const end = performance.now() + MAX_MS;
  // The page may be replaced by another one in the meantime.
  while ((await webkit.read(condition).catch(() => false)) !== true) {
    if (performance.now() > end) throw new Error(`Not within ${MAX_MS / 1000} s: ${condition}`);
    await sleep(50);
  }
}
