import { escapeHtml } from '../model/html';
import { NOT_KEPT_HEADER, type OfflineList, OWN_LIST, offlineCaches } from '../model/offline';
import { decodeAddress, lookupKey } from '../model/route';
import type { BrowserConfig } from '../model/site';

/** The configuration of the service worker. */
export type ServiceWorkerConfig = Pick<BrowserConfig, 'title' | 'locale' | 'baseUrl'>;

/** A version that is stored completely. */
export interface Copy {
  /** The name of its cache. */
  readonly name: string;
  readonly cache: Cache;
  readonly list: OfflineList;
}

/** All versions that are stored completely. */
export async function storedCopies(caches: CacheStorage, baseUrl: string): Promise<Copy[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(offlineCaches(baseUrl)));
  const copies = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list = await cache.match(OWN_LIST);
      return list && { name, cache, list: await list.json() };
    }),
  );
  return copies.filter((copy) => copy !== undefined);
}

/** Whether two addresses differ only in slashes at the end, which hosts add or remove. */
function isSameButSlash(page: string, pathname: string): boolean {
  return page.replace(/\/+$/, '') === decodeAddress(pathname).replace(/\/+$/, '');
}

/** Network first, with the caches as a fallback: a reader who is online never sees an old page. */
export function serviceWorker(
  scope: ServiceWorkerGlobalScope,
  { title, locale, baseUrl }: ServiceWorkerConfig,
): void {
  /** The page of a version that an address refers to in another spelling or as a redirect. */
  const resolvePage = ({ files, moved }: OfflineList, key: string): string | undefined => {
    const wild = Object.keys(moved).find((from) => from.endsWith('/*') && key.startsWith(from.slice(0, -1)));
    const plain = wild ? (moved[wild] ?? '').slice(0, -1) + key.slice(wild.length - 1) : key;
    const page = moved[plain] ?? plain;
    return [page, `${page}/`].find((address) => address in files);
  };

  const fromKept = async ({ pathname, search }: URL, kept: readonly Copy[]) => {
    for (const { cache } of kept) {
      const found = await cache.match(pathname);
      if (found) return found;
    }
    // Normalised as the server does it: without `.html`, in lower case. Only the home page of a site has a slash at
    // its end, or all pages.
    const key = lookupKey(pathname) ?? pathname;
    for (const { cache, list } of kept) {
      const page = resolvePage(list, key);
      if (page === undefined) continue;
      // A host may have redirected the page to the address with a slash, and the browser may have stored that:
      // a redirect back would loop.
      if (isSameButSlash(page, pathname)) return cache.match(page);
      return Response.redirect(new URL(page + search, scope.location.origin));
    }
    return undefined;
  };

  /** Self-contained, because no other file may be available. */
  const notKeptPage = (kept: readonly Copy[]): Response => {
    const links = kept
      .map(({ list }) => `<p><a href="${list.start}">Go to version ${list.version}, which is kept</a></p>`)
      .join('');
    const style =
      ':root{color-scheme:light dark}body{max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif}a{color:#2f52d4}@media(prefers-color-scheme:dark){a{color:#86aaff}}';
    const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Not kept for offline reading | ${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>Not kept for offline reading</h1><p>You are offline, and this page is not among those that are kept on this device.</p>${links}<p><a href="">Try again</a></p></main></body></html>`;
    const words = 'You are offline, and this page is not kept for offline reading.';
    const headers = { 'content-type': 'text/html; charset=utf-8', [NOT_KEPT_HEADER]: words };
    return new Response(html, { status: 503, headers });
  };

  /** If the caches fail, the original network error is thrown. */
  const withoutNetwork = async (request: Request, error: unknown): Promise<Response> => {
    const kept = await storedCopies(scope.caches, baseUrl).catch(() => []);
    const found = await fromKept(new URL(request.url), kept).catch(() => undefined);
    if (found) return found;
    const wantsPage = request.mode === 'navigate' || request.headers.get('accept') === 'text/html';
    if (!wantsPage || kept.length === 0) throw error;
    return notKeptPage(kept);
  };

  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || new URL(request.url).origin !== scope.location.origin) return;
    event.respondWith(fetch(request).catch((error: unknown) => withoutNetwork(request, error)));
  });
}
