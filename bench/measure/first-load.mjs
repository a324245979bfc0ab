/** What a first visit to a page costs: bytes by kind, requests, paints, blocking time, layout shift. */
import { openPage, untilQuiet } from './browser.mjs';

const BLOCKING_FROM_MS = 50;

export async function measureFirstLoad(browser, url) {
  const { page, session, close } = await openPage(browser);
  const transfers = watchTransfers(session);
  await page.addInitScript(watchPaints);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await untilQuiet(page);
  const seen = await page.evaluate(() => window.benchSeen);
  await close();
  return { ...transfers(), ...paintFigures(seen) };
}

function watchTransfers(session) {
  const kinds = new Map();
  const bytes = {};
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, kindOf(type)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind || encodedDataLength === 0) return;
    requests += 1;
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({ requests, bytes, allBytes: Object.values(bytes).reduce((sum, one) => sum + one, 0) });
}

function kindOf(type) {
  const known = { Document: 'html', Script: 'script', Stylesheet: 'css', Font: 'font', Image: 'image' };
  return known[type] ?? 'other';
}

function paintFigures({ fcp, lcp, shift, shifts, tasks }) {
  const blocking = tasks.reduce((sum, { at, duration }) => {
    const end = at + duration;
    const from = Math.max(at, fcp);
    return sum + Math.max(0, end - from - BLOCKING_FROM_MS);
  }, 0);
  return {
    fcp,
    lcp,
    blocking,
    shift,
    shifts,
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

/** Runs in the page before its own scripts. */
function watchPaints() {
  const seen = { fcp: 0, lcp: 0, shift: 0, shifts: [], tasks: [] };
  window.benchSeen = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({ value, startTime, sources }) => {
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
