import { NOT_KEPT_HEADER } from '../../model/offline';
import { innerUrl } from './links';
import { type PageFile, readPageFile } from './page-file';
import { prefetchScreen } from './screens';

/** A pointer that rests on a link for this long is about to click it. */
const HOVER_MS = 65;
/** A pointer that moves slowly over a list of links prefetches at most this many pages per period. */
const MAX_PAGES = 3;
const PERIOD_MS = 3000;
/** A prefetched page is fresh for this long; after that it is requested again. */
const FRESH_FOR_MS = 60_000;
const MAX_KEPT = 8;

type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

/**
 * Prefetches a page when the reader's pointer or focus rests on its link, or a finger touches it. Returns the
 * function with which the router fetches pages; it uses the prefetched response if there is one.
 */
export function startPrefetching(): (url: URL) => Promise<PageFile> {
  /** Responses by path; they are parsed when they are shown. */
  const prefetched = new Map<string, { answer: ReturnType<typeof requestPage>; at: number }>();
  let timer = 0;
  const isYounger = (at: number, age: number) => performance.now() - at < age;
  const freshAt = (pathname: string) => {
    const kept = prefetched.get(pathname);
    return kept && isYounger(kept.at, FRESH_FOR_MS) ? kept.answer : undefined;
  };
  const prefetch = (url: URL) => {
    const { pathname } = url;
    const recent = [...prefetched.values()].filter(({ at }) => isYounger(at, PERIOD_MS));
    if (recent.length >= MAX_PAGES || freshAt(pathname)) return;
    const answer = requestPage(url);
    prefetched.set(pathname, { answer, at: performance.now() });
    // Failures are not cached: the click requests the page again.
    answer.then(({ text }) => prefetchScreen(text)).catch(() => prefetched.delete(pathname));
    const [oldest = ''] = prefetched.keys();
    if (prefetched.size > MAX_KEPT) prefetched.delete(oldest);
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
  // The pointer whose movement loaded the app may already rest on a link.
  start(document.querySelector('a:hover'), HOVER_MS);
  return async (url) => {
    const kept = freshAt(url.pathname);
    prefetched.delete(url.pathname);
    const { text, pathname } = await (kept ?? requestPage(url));
    return readPageFile(text, pathname);
  };
}

/** False on slow connections and for readers who save data. */
function shouldPrefetch(): boolean {
  const { connection } = navigator as Navigator & WithConnection;
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** The server answers unknown addresses with the not-found page, which is handled like any other page. */
async function requestPage({ origin, pathname }: URL) {
  // With the origin, because a path that starts with two slashes would name another host.
  const response = await fetch(origin + pathname, { headers: { accept: 'text/html' } }).catch((cause) => {
    const problem = navigator.onLine ? 'The server could not be reached.' : 'You seem to be offline.';
    throw new Error(`${problem} Check your connection, then try again.`, { cause });
  });
  const { url, ok, status, headers } = response;
  const found = new URL(url);
  if (found.origin !== origin) throw new Error(`The server redirected to another site, ${found.host}.`);
  if (!ok && status !== 404)
    throw new Error(headers.get(NOT_KEPT_HEADER) ?? `The server answered ${status}. Try again in a moment.`);
  const type = headers.get('content-type') ?? 'no content type';
  if (!type.includes('text/html')) throw new Error(`The server answered with '${type}' and not with a page.`);
  return { text: await response.text(), pathname: found.pathname };
}
