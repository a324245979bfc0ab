import { NOT_KEPT_HEADER } from '../../model/offline';
import { type PageFile, readPageFile } from './page-file';
import { prefetchScreen } from './screens';

/** A prefetched page is used for this long; then it is requested again. */
const FRESH_FOR_MS = 60_000;
const MAX_KEPT = 8;

export type PageCache = ReturnType<typeof createPageCache>;

/** Gets pages of this site, from an earlier prefetch where there is one. */
export function createPageCache() {
  const prefetched = new Map<string, { answer: Promise<PageFile>; at: number }>();
  const freshAt = ({ pathname }: URL) => {
    const kept = prefetched.get(pathname);
    return kept && performance.now() - kept.at < FRESH_FOR_MS ? kept.answer : undefined;
  };
  return {
    fetch(url: URL): Promise<PageFile> {
      const kept = freshAt(url);
      prefetched.delete(url.pathname);
      return kept ?? request(url);
    },
    prefetch(url: URL): void {
      if (freshAt(url)) return;
      const answer = request(url);
      prefetched.set(url.pathname, { answer, at: performance.now() });
      // A failure is forgotten: the click will request the page again.
      answer.then(({ record }) => prefetchScreen(record)).catch(() => prefetched.delete(url.pathname));
      const [oldest = ''] = prefetched.keys();
      if (prefetched.size > MAX_KEPT) prefetched.delete(oldest);
    },
  };
}

/** An unknown address answers with the not-found page, which is a page like others. */
async function request({ origin, pathname }: URL): Promise<PageFile> {
  // The path alone would not do: one that starts with two slashes names another host.
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
  return readPageFile(await response.text(), found.pathname);
}
