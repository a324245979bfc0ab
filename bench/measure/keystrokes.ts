/** The time from a keystroke in our search box to its results, and whether the page was blocked. */
import type { Browser, Page } from '@playwright/test';
import type { Keystrokes, KeystrokeTimes } from '../figures';
import { PAGES } from '../sites';
import { CPU_SLOWDOWN, openPage } from './browser';
import './page-globals';

const QUERIES = [
  'how do i send tez to an address',
  'List.fold_left',
  'mutation testing',
  'compile contract',
  '--michelson-format',
  'namespace',
  'polymorfic comparison',
  'list<a> => nat',
];
const OTHER_QUERIES = [
  'where does a contract keep its storage',
  'Map.find_opt',
  'big map in a view',
  'dry run of an entrypoint',
  '--project-root',
  'pattern matching',
  'recusive functions',
  "'a option -> bool",
];
const FAST_QUERIES = [
  'how do i call another contract',
  'Big_map.update',
  'compile storage',
  '--entry-point',
  'tuple destructuring',
  'optional values',
  'signatur check',
  'bytes => option<address>',
];
const KEY_INTERVAL_MS = 120;
const SETTLE_MS = 1000;

/** Types queries, different queries, the first ones again, and more queries twice as fast. */
export async function measureKeystrokes(browser: Browser, base: string): Promise<Keystrokes> {
  const { page, session, close } = await openPage(browser, 'nothing');
  await page.goto(base + PAGES.first, { waitUntil: 'load' });
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.type('warm');
  await page.waitForTimeout(SETTLE_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(watchKeystrokes);
  const first = await typeAll(page, QUERIES);
  const others = await typeAll(page, OTHER_QUERIES);
  const again = await typeAll(page, QUERIES);
  const fast = await typeAll(page, FAST_QUERIES, KEY_INTERVAL_MS / 2);
  await close();
  return { first, others, again, fast };
}

/** Uses only the keyboard: Playwright's locators would run scripts in the page. */
async function typeAll(
  page: Page,
  queries: readonly string[],
  interval = KEY_INTERVAL_MS,
): Promise<KeystrokeTimes> {
  await page.evaluate(() => Object.assign(window, { benchKeystrokes: [], benchTasks: [] }));
  for (const query of queries) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.waitForTimeout(300);
    await page.keyboard.type(query, { delay: interval });
    await page.waitForTimeout(300);
  }
  const times = await page.evaluate(() => window.benchKeystrokes ?? []);
  const tasks = await page.evaluate(() => window.benchTasks ?? []);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { count: times.length, p50: at(0.5), p95: at(0.95), max: at(1), longestTask: Math.max(0, ...tasks) };
}

/** Runs in the page: records when the results of each keystroke are shown, and long tasks. */
function watchKeystrokes() {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchTasks?.push(duration);
  }).observe({ entryTypes: ['longtask'] });
  let typed: { text: string; at: number } | undefined;
  document.addEventListener(
    'input',
    ({ target, timeStamp }) => {
      if (target instanceof HTMLInputElement) typed = { text: target.value, at: timeStamp };
    },
    true,
  );
  new MutationObserver(() => {
    const results = document.querySelector<HTMLElement>('[data-answers]');
    if (!typed || results?.dataset.answers !== typed.text) return;
    window.benchKeystrokes?.push(performance.now() - typed.at);
    typed = undefined;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}
