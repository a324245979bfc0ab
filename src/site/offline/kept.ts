/** What is kept on this device: one cache for each version, and the service worker that answers from them. */
import { OFFLINE_CACHES, type OfflineList, OWN_LIST, SERVICE_WORKER_PATH } from '../../model/offline';

/** A version that is kept as a whole. */
export interface Copy {
  /** The name of its cache. */
  readonly name: string;
  readonly cache: Cache;
  readonly list: OfflineList;
}

/** Whether this browser can keep pages at all, at this address. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
}

export function cacheName({ version, build }: OfflineList): string {
  return `${OFFLINE_CACHES}${version} ${build}`;
}

/** Everything that is kept. Pages without the worker that answers with them are of no use, and count as not kept. */
export async function readCopies(): Promise<Copy[]> {
  if (!(await registration())) return [];
  const copies = await Promise.all((await cacheNames()).map(readCopy));
  return copies.filter((copy) => copy !== undefined);
}

async function readCopy(name: string): Promise<Copy | undefined> {
  const cache = await caches.open(name);
  const list = await cache.match(OWN_LIST);
  return list && { name, cache, list: (await list.json()) as OfflineList };
}

async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHES));
}

/** Takes away all caches but some. */
export async function removeCaches(isNeeded: (name: string) => boolean): Promise<void> {
  const names = (await cacheNames()).filter((name) => !isNeeded(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Takes a version away, and with the last one the service worker. */
export async function forget(version: string): Promise<void> {
  const others = (await readCopies()).filter(({ list }) => list.version !== version);
  await removeCaches((name) => others.some((copy) => copy.name === name));
  if (others.length === 0) await (await registration())?.unregister();
}

/** The site may have other workers one day; this is ours. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find(({ active, waiting, installing }) =>
    (active ?? waiting ?? installing)?.scriptURL.endsWith(SERVICE_WORKER_PATH),
  );
}
