/** A first visit: bytes, paints, layout shifts and long tasks. */
import type { Browser } from '@playwright/test';
import type { FirstLoad } from '../figures';
import { openPage, visit } from './browser';
import type { SeenPaints } from './page-globals';
import { watchTransfers } from './transfers';

/** Chrome reports tasks of at least this length, and only the excess counts as blocking. */
const LONG_TASK_MS = 50;

export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const { page, session, close } = await openPage(browser);
  const transfers = watchTransfers(session);
  await page.addInitScript(watchPaints);
  await visit(page, url);
  const seen = await page.evaluate(() => window.benchSeen);
  await close();
  if (!seen) throw new Error(`The page at ${url} was not observed.`);
  return { ...transfers(), ...paintFigures(seen) };
}

function paintFigures({ fcp, lcp, shift, shifts, tasks }: SeenPaints) {
  const blocking = tasks.reduce((sum, { at, duration }) => {
    const from = Math.max(at, fcp);
    return sum + Math.max(0, at + duration - from - LONG_TASK_MS);
  }, 0);
  const longestTask = Math.max(0, ...tasks.map(({ duration }) => duration));
  return { fcp, lcp, blocking, shift, shifts, longestTask };
}

/** Runs in the page before its scripts. */
function watchPaints() {
  const seen: SeenPaints = { fcp: 0, lcp: 0, shift: 0, shifts: [], tasks: [] };
  window.benchSeen = seen;
  type LayoutShift = PerformanceEntry & {
    value: number;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, startTime, sources } = entry as LayoutShift;
    seen.shift += value;
    const names = sources.map(({ node, previousRect, currentRect }) => {
      const place = node?.parentElement?.closest('[class]')?.getAttribute('class') ?? '';
      const moved = [currentRect.x - previousRect.x, currentRect.y - previousRect.y].map(Math.round);
      return `${node?.nodeName ?? '?'} in ${place} moved by ${moved.join(', ')}`;
    });
    seen.shifts.push({ value, at: startTime, names });
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, duration }));
}
