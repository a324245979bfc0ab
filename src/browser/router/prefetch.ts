import { innerUrl } from './links';
import type { PageCache } from './page-cache';

/** A pointer that rests on a link for this long is about to click it. */
const HOVER_MS = 65;
/** A pointer that moves slowly over a list of links fetches no more than this many pages in this time. */
const MAX_PAGES = 3;
const PERIOD_MS = 3000;

type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Gets a page when the reader's pointer or focus rests on its link, or a finger touches it. */
export function startPrefetching(pages: PageCache): void {
  let timer = 0;
  let recent: readonly number[] = [];
  const prefetch = (url: URL) => {
    const now = performance.now();
    recent = recent.filter((at) => now - at < PERIOD_MS);
    if (recent.length >= MAX_PAGES) return;
    recent = [...recent, now];
    pages.prefetch(url);
  };
  const start = (target: EventTarget | null, delay: number) => {
    window.clearTimeout(timer);
    const url = innerUrl(target);
    if (!url || url.pathname === location.pathname || !shouldPrefetch()) return;
    timer = window.setTimeout(() => prefetch(url), delay);
  };
  document.addEventListener('click', () => window.clearTimeout(timer), true);
  document.addEventListener('pointerover', ({ target }) => start(target, HOVER_MS), { passive: true });
  document.addEventListener('focusin', ({ target }) => start(target, HOVER_MS));
  document.addEventListener('touchstart', ({ target }) => start(target, 0), { passive: true });
  // The pointer whose move was the first sign of a reader may rest on a link by now.
  start(document.querySelector('a:hover'), HOVER_MS);
}

/** Not on slow connections, nor for readers who want to save data. */
function shouldPrefetch(): boolean {
  const { connection } = navigator as Navigator & WithConnection;
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
