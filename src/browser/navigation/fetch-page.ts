import { NOT_KEPT_HEADER } from '../../model/offline';
import { type PageHtml, readPageHtml } from './page-html';
import { prefetchScreen } from './screens';

interface Prefetched {
  readonly page: Promise<PageHtml>;
  readonly at: number;
}

/** A prefetched page is used for this long, by a clock that nobody sets; then it is asked for again. */
const FRESH_FOR_MS = 60_000;
const MOST_KEPT = 8;

const prefetched = new Map<string, Prefetched>();

/** Gets the page at an address, from an earlier prefetch where there is one. What is shown is kept no longer. */
export function fetchPage(url: URL): Promise<PageHtml> {
  const kept = freshAt(url);
  prefetched.delete(url.pathname);
  return kept ?? request(url);
}

/** Gets a page ahead of its use. A failure is forgotten: the click will ask again. */
export function prefetchPage(url: URL): void {
  if (freshAt(url)) return;
  const page = request(url);
  prefetched.set(url.pathname, { page, at: performance.now() });
  page.then(
    ({ record }) => record.screen && prefetchScreen(record),
    () => prefetched.delete(url.pathname),
  );
  for (const oldest of prefetched.keys()) {
    if (prefetched.size <= MOST_KEPT) break;
    prefetched.delete(oldest);
  }
}

function freshAt({ pathname }: URL): Promise<PageHtml> | undefined {
  const kept = prefetched.get(pathname);
  return kept && performance.now() - kept.at < FRESH_FOR_MS ? kept.page : undefined;
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
