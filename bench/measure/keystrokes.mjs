/** How long a keystroke in our search box takes until its results stand in the page, and whether the page was held up. */
import { CPU_SLOWED, openPage } from './browser.mjs';

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
/** For who types twice as fast. */
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
const BETWEEN_KEYS_MS = 120;
const SETTLED_MS = 1000;

/** Types queries with empty memories, other ones, the first ones once more, and further ones twice as fast. */
export async function measureKeystrokes(browser, base) {
  const { page, session, close } = await openPage(browser, { slowed: false });
  await page.goto(`${base}/docs/data-types/lists`, { waitUntil: 'load' });
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(SETTLED_MS);
  await page.keyboard.type('warm');
  await page.waitForTimeout(SETTLED_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  await page.evaluate(watchKeystrokes);
  const first = await typeAll(page, QUERIES);
  const others = await typeAll(page, OTHER_QUERIES);
  const again = await typeAll(page, QUERIES);
  const fast = await typeAll(page, FAST_QUERIES, BETWEEN_KEYS_MS / 2);
  await close();
  return { first, others, again, fast };
}

/** By keys alone: Playwright's ways to find and fill the field would run in the page. */
async function typeAll(page, queries, betweenKeys = BETWEEN_KEYS_MS) {
  await page.evaluate(() => Object.assign(window, { times: [], held: [] }));
  for (const query of queries) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.waitForTimeout(300);
    await page.keyboard.type(query, { delay: betweenKeys });
    await page.waitForTimeout(300);
  }
  const { times, held } = await page.evaluate(() => ({ times: window.times, held: window.held }));
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { count: times.length, p50: at(0.5), p95: at(0.95), most: at(1), longestTask: Math.max(0, ...held) };
}

/** Notes for each keystroke when its results stand in the page, and tasks that held the page up. */
function watchKeystrokes() {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.held?.push(duration);
  }).observe({ entryTypes: ['longtask'] });
  let typed;
  document.addEventListener(
    'input',
    (event) => {
      typed = { text: event.target.value, at: event.timeStamp };
    },
    true,
  );
  new MutationObserver(() => {
    if (!typed || document.querySelector('[data-answers]')?.dataset.answers !== typed.text) return;
    window.times?.push(performance.now() - typed.at);
    typed = undefined;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}
