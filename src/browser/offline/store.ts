/** Keeps the pages of a version on the reader's device, brings them up to date, and takes them away again. */
import { OFFLINE_CACHES, type OfflineList, offlineListPath, SERVICE_WORKER_PATH } from '../../model/offline';
import { STORAGE_KEYS } from '../../model/storage-keys';
import { readStored, removeStored, writeStored } from '../preferences/storage';

/** What is kept now. */
export interface Kept {
  readonly version: string;
  readonly build: string;
}

export type OnStep = (done: number, all: number) => void;

/** How many files are asked for at the same time. */
const AT_ONCE = 6;
/** How often a new build may come out while files are being fetched. */
const MOST_TRIES = 3;
/** The address under which a cache holds its own list. */
const OWN_LIST = '/offline/list';

export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

export function readKept(): Kept | undefined {
  try {
    return (JSON.parse(readStored(STORAGE_KEYS.offline) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a version holds, as the server has it now. */
export async function readList(version: string): Promise<OfflineList> {
  const response = await fetch(offlineListPath(version), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  return (await response.json()) as OfflineList;
}

/** Keeps a version in the place of whatever was kept before. All files are of one build, or nothing changes. */
export async function keep(version: string, onStep: OnStep): Promise<void> {
  let list = await readList(version);
  for (let tries = 1; ; tries++) {
    await fill(list, onStep);
    const now = await readList(version);
    if (now.build === list.build) break;
    if (tries === MOST_TRIES) throw new Error('The site is being built anew. Try again in a minute.');
    list = now;
  }
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  await navigator.serviceWorker.ready;
  writeStored(STORAGE_KEYS.offline, JSON.stringify({ version, build: list.build } satisfies Kept));
  await removeCaches((name) => name !== cacheName(list));
}

/** Takes everything away. */
export async function forget(): Promise<void> {
  removeStored(STORAGE_KEYS.offline);
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await removeCaches(() => true);
}

/** Fetches what has changed since the kept build. Without a network everything stays as it is. */
export async function refresh(): Promise<void> {
  const kept = readKept();
  if (!kept || !canKeep()) return;
  const list = await readList(kept.version).catch(() => undefined);
  if (list && list.build !== kept.build) await keep(kept.version, () => {});
}

function cacheName({ version, build }: Kept): string {
  return `${OFFLINE_CACHES}${version} ${build}`;
}

async function removeCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHES) && isOld(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Puts all files of a list into a cache of its own; what the kept build has already is copied from there. */
async function fill(list: OfflineList, onStep: OnStep): Promise<void> {
  const kept = readKept();
  const name = cacheName(list);
  // What an interrupted attempt at another build has left is of no use; the kept build stays until this one is whole.
  await removeCaches((other) => other !== name && (!kept || other !== cacheName(kept)));
  const cache = await caches.open(name);
  const old = kept && (await openKept(kept));
  const paths = Object.keys(list.files);
  let done = 0;
  const work = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      if (!(await cache.match(path))) await cache.put(path, await answerOf(path, list, old));
      onStep(++done, Object.keys(list.files).length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await cache.put(OWN_LIST, new Response(JSON.stringify(list)));
}

interface OldCache {
  readonly cache: Cache;
  readonly list: OfflineList;
}

async function openKept(kept: Kept): Promise<OldCache | undefined> {
  const cache = await caches.open(cacheName(kept));
  const list = await cache.match(OWN_LIST);
  return list && { cache, list: (await list.json()) as OfflineList };
}

async function answerOf(path: string, { files }: OfflineList, old: OldCache | undefined): Promise<Response> {
  const same = old?.list.files[path] === files[path] ? await old?.cache.match(path) : undefined;
  if (same) return same;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  if (!response.redirected) return response;
  // Browsers refuse to show a page from an answer that has come by way of another address.
  return new Response(response.body, { headers: response.headers });
}
