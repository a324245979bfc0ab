/** What is kept on this device: one cache for each version, and the service worker that answers from them. */
import { withBase } from '../model/base-url';
import { type OfflineList, OWN_LIST, offlineCaches, SERVICE_WORKER_PATH } from '../model/offline';
import { type Copy, storedCopies } from './service-worker';

const BASE = import.meta.env.BASE_URL;
const CACHES = offlineCaches(BASE);

/** The address of the service worker. */
export const WORKER = withBase(BASE, SERVICE_WORKER_PATH);

/** Whether this browser can keep pages at all, at this address. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
}

export function cacheName({ version, build }: OfflineList): string {
  return `${CACHES}${version} ${build}`;
}

/** Everything that is kept. Pages without the worker that answers with them are of no use, and count as not kept. */
export async function readCopies(): Promise<Copy[]> {
  return (await hasWorker()) ? storedCopies(caches, BASE) : [];
}

/** Takes away what an interrupted attempt has left. */
export async function removeIncomplete(): Promise<void> {
  const whole = (await storedCopies(caches, BASE)).map(({ name }) => name);
  await removeCaches((name) => !whole.includes(name));
}

/** From now on a version is kept in the build of this list. */
export async function replaceFormer(list: OfflineList): Promise<void> {
  const cache = await caches.open(cacheName(list));
  await cache.put(OWN_LIST, new Response(JSON.stringify(list)));
  await removeCaches((name) => isOf(list.version, name) && name !== cacheName(list));
}

export async function forget(version: string): Promise<void> {
  await removeCaches((name) => isOf(version, name));
}

function isOf(version: string, name: string): boolean {
  return name.startsWith(`${CACHES}${version} `);
}

/** Takes caches away, and with the last one the service worker. */
async function removeCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  const old = names.filter(isOld);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (old.length === names.length) await (await registration())?.unregister();
}

/** Firefox may list a registration without its worker while that worker controls the page. */
async function hasWorker(): Promise<boolean> {
  const { active, waiting, installing } = (await registration()) ?? {};
  const workers = [active, waiting, installing, navigator.serviceWorker.controller];
  return workers.some((worker) => worker?.scriptURL === new URL(WORKER, location.href).href);
}

/** The worker's registration is for all addresses of this site. */
function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(BASE);
}
