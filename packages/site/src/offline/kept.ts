/** The versions kept on this device: one cache per version, and the service worker that serves them. */
import { withBase } from '../model/base-url';
import { type OfflineList, OWN_LIST, offlineCaches, SERVICE_WORKER_PATH } from '../model/offline';
import { type Copy, storedCopies } from './service-worker';

const BASE = import.meta.env.BASE_URL;
const CACHES = offlineCaches(BASE);
const WORKER = withBase(BASE, SERVICE_WORKER_PATH);

/** Whether this browser can keep pages at all, at this address. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
}

/** The cache for a version in one build. */
export function openCache({ version, build }: OfflineList): Promise<Cache> {
  return caches.open(`${CACHES}${version} ${build}`);
}

/** All kept versions. Without the service worker they cannot be served, so they count as not kept. */
export async function readCopies(): Promise<Copy[]> {
  return (await hasWorker()) ? storedCopies(caches, BASE) : [];
}

/** Completes the copy with this list and removes the version's other builds. */
export async function replaceFormer(list: OfflineList): Promise<void> {
  await (await openCache(list)).put(OWN_LIST, new Response(JSON.stringify(list)));
  await removeCopies(({ version, build }) => version === list.version && build !== list.build);
}

/** Removes copies and leftovers of interrupted attempts, and the service worker when no copy is left. */
export async function removeCopies(isOld: (list: OfflineList) => boolean = () => false): Promise<void> {
  const copies = await storedCopies(caches, BASE);
  const kept = copies.filter(({ list }) => !isOld(list)).map(({ name }) => name);
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES) && !kept.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  if (kept.length === 0) await (await registration())?.unregister();
}

/** Starts the service worker; resolves to whether it runs. */
export async function startWorker(): Promise<boolean> {
  const registering = navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active, waiting, installing } = (await registering.catch(console.warn)) ?? {};
  const worker = active ?? waiting ?? installing;
  while (worker && worker.state !== 'activated' && worker.state !== 'redundant')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  return worker?.state === 'activated';
}

/** Firefox may list a registration without its worker while that worker controls the page. */
async function hasWorker(): Promise<boolean> {
  const { active, waiting, installing } = (await registration()) ?? {};
  const workers = [active, waiting, installing, navigator.serviceWorker.controller];
  return workers.some((worker) => worker?.scriptURL === new URL(WORKER, location.href).href);
}

/** The worker's registration, whose scope is the whole site. */
function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(BASE);
}
