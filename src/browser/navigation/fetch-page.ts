import { NOT_KEPT_HEADER } from '../../model/offline';
import { type PageHtml, readPageHtml } from './page-html';

interface Prefetched {
  readonly page: Promise<PageHtml>;
  readonly at: number;
}

/** A prefetched page is used for this long, by a clock that nobody sets; then it is asked for again. */
const FRESH_FOR_MS = 60_000;
const MOST_KEPT = 30;

const prefetched = new Map<string, Prefetched>();

/** Gets the page at an address, from an earlier prefetch where there is one. */
export function fetchPage(url: URL): Promise<PageHtml> {
  const kept = prefetched.get(url.pathname);
  if (kept && performance.now() - kept.at < FRESH_FOR_MS) return kept.page;
  return request(url);
}

/** Gets a page ahead of its use. A failure is forgotten: the click will ask again. */
export function prefetchPage(url: URL): void {
  const kept = prefetched.get(url.pathname);
  if (kept && performance.now() - kept.at < FRESH_FOR_MS) return;
  const page = request(url);
  prefetched.set(url.pathname, { page, at: performance.now() });
  page.catch(() => prefetched.delete(url.pathname));
  for (const oldest of prefetched.keys()) {
    if (prefetched.size <= MOST_KEPT) break;
    prefetched.delete(oldest);
  }
}

/** Takes a page out of memory, so that the next attempt really asks for it. */
export function forgetPage(url: URL): void {
  prefetched.delete(url.pathname);
}

/** An unknown address answers with the not-found page, which is a page like others. */
async function request({ origin, pathname }: URL): Promise<PageHtml> {
  // The path alone would not do: one that starts with two slashes names another host.
  const response = await fetch(origin + pathname, { headers: { accept: 'text/html' } });
  const found = new URL(response.url);
  if (found.origin !== origin) throw new Error(`The server led on to another site, ${found.host}.`);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok && response.status !== 404)
    throw new Error(
      response.headers.get(NOT_KEPT_HEADER) ?? `The server answered with status ${response.status}.`,
    );
  if (!type.includes('text/html'))
    throw new Error(`The server answered with '${type || 'no content type'}' and not with a page.`);
  return readPageHtml(await response.text(), found.pathname);
}
