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
  if (!isPage(response)) throw new Error(whyNoPage(response));
  return readPageHtml(await response.text(), found.pathname);
}

function isPage({ ok, status, headers }: Response): boolean {
  return (ok || status === 404) && headers.get('content-type')?.includes('text/html') === true;
}

function whyNoPage({ ok, status, headers }: Response): string {
  const type = headers.get('content-type') ?? 'no content type';
  if (ok || status === 404) return `The server answered with '${type}' and not with a page.`;
  return headers.get(NOT_KEPT_HEADER) ?? `The server answered with status ${status}.`;
}
