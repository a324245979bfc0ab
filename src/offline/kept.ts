/** What is kept on this device: one cache for each version, and the service worker that answers from them. */
import { withBase } from '../model/base-url';
import { type OfflineList, OWN_LIST, offlineCaches, SERVICE_WORKER_PATH } from '../model/offline';

const CACHES = offlineCaches(import.meta.env.BASE_URL);

/** The address of the service worker. */
export const WORKER = withBase(import.meta.env.BASE_URL, SERVICE_WORKER_PATH);

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
  return `${CACHES}${version} ${build}`;
}

/** Everything that is kept. Pages without the worker that answers with them are of no use, and count as not kept. */
export async function readCopies(): Promise<Copy[]> {
  return (await hasWorker()) ? storedCopies() : [];
}

/** Every version whose files are stored as a whole, with a worker or without. */
export async function storedCopies(): Promise<Copy[]> {
  const copies = await Promise.all((await cacheNames()).map(readCopy));
  return copies.filter((copy) => copy !== undefined);
}

async function readCopy(name: string): Promise<Copy | undefined> {
  const cache = await caches.open(name);
  const list = await cache.match(OWN_LIST);
  return list && { name, cache, list: await list.json() };
}

async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHES));
}

/** Takes away all caches but some. */
export async function removeCaches(isNeeded: (name: string) => boolean): Promise<void> {
  const names = (await cacheNames()).filter((name) => !isNeeded(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Takes a version away, and with the last one the service worker. */
export async function forget(version: string): Promise<void> {
  await removeCaches((name) => !name.startsWith(`${CACHES}${version} `));
  if ((await cacheNames()).length === 0) await (await registration())?.unregister();
}

/** Firefox may list a registration without its worker while that worker controls the page. */
async function hasWorker(): Promise<boolean> {
  const { active, waiting, installing } = (await registration()) ?? {};
  const workers = [active, waiting, installing, navigator.serviceWorker.controller];
  return workers.some((worker) => worker?.scriptURL === new URL(WORKER, location.href).href);
}

/** The worker's registration is for all addresses of this site. */
function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(import.meta.env.BASE_URL);
}
