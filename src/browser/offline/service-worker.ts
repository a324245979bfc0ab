/** What the service worker has to know; the build writes it into the script. */
export interface ServiceWorkerConfig {
  readonly caches: string;
  /** Under this path names hold a hash of the content: what is kept there is never out of date. */
  readonly assets: string;
  /** Shown for pages that are not kept, while there is no network. */
  readonly notKept: string;
}

/**
 * Answers from the network, and only where that fails from what is kept: a reader who is online never sees an old page.
 * It is written into a file as text, so it may use nothing from outside of itself.
 */
export function serviceWorker(scope: ServiceWorkerGlobalScope, config: ServiceWorkerConfig): void {
  /** Caches are looked through from the oldest on: the one that is being filled comes last. */
  const kept = async (url: URL): Promise<Response | undefined> => {
    const plain =
      url.pathname
        .replace(/\/$/, '')
        .replace(/\/index(\.html?)?$/i, '')
        .replace(/\.html?$/i, '') || '/';
    const names = (await scope.caches.keys()).filter((name) => name.startsWith(config.caches));
    for (const name of names) {
      const cache = await scope.caches.open(name);
      const found = await cache.match(plain);
      if (found) return found;
    }
    return undefined;
  };
  const fromNetworkFirst = async (request: Request, url: URL): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (error) {
      const found = await kept(url);
      if (found) return found;
      if (request.mode !== 'navigate') throw error;
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return new Response(config.notKept, { status: 503, headers });
    }
  };
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    const answer = url.pathname.startsWith(config.assets)
      ? kept(url).then((found) => found ?? fetch(request))
      : fromNetworkFirst(request, url);
    event.respondWith(answer);
  });
}
