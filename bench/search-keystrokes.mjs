/**
 * How long a keystroke takes until its results stand in the page, on a processor slowed 4 times, and whether the page was
 * ever held up. Serve the site first, then: node bench/search-keystrokes.mjs http://localhost:3000
 */
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';

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
const SLOWED = 4;
const base = process.argv[2] ?? 'http://localhost:3000';

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.goto(`${base}/docs/data-types/lists`, { waitUntil: 'load' });
await page.keyboard.press('Control+k');
const input = page.getByRole('combobox');
await input.fill('warm');
await page.getByRole('option').first().waitFor();
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
await page.evaluate(watchKeystrokes);
for (const round of [0, 1]) {
  await page.evaluate(() => Object.assign(window, { times: [], held: [] }));
  for (const query of QUERIES) {
    await input.fill('');
    await input.pressSequentially(query, { delay: 120 });
    await page.waitForTimeout(300);
  }
  const { times, held } = await page.evaluate(() => ({ times: window.times, held: window.held }));
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
  const longest = held.length > 0 ? Math.max(...held).toFixed(0) : 'none over 50';
  console.log(
    `${round === 0 ? 'first' : 'warm'}: ${times.length} keystrokes, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ` +
      `longest ${at(1)} ms; longest task ${longest} ms`,
  );
}
await browser.close();

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
