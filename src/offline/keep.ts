/** Keeps a version on the reader's device. All of it is of one build, or nothing changes. */
import { withBase } from '../model/base-url';
import { LISTED_HASH_LENGTH, type OfflineList, offlineListPath } from '../model/offline';
import { cacheName, readCopies, removeIncomplete, replaceFormer, WORKER } from './kept';
import type { Copy } from './service-worker';

/** A reason why a version cannot be kept, told so that the reader knows what to do. */
export class KeepProblem extends Error {}

/** For `catch`: tells the reader what a failure means. */
function explainedBy(words: string) {
  return (cause: unknown): never => {
    throw new KeepProblem(words, { cause });
  };
}

export interface Keeping {
  readonly signal: AbortSignal;
  readonly onStep: (done: number, all: number) => void;
}

/** How many files are asked for at the same time. */
const AT_ONCE = 6;
const LOCK = 'offline';

/** Fetches a version and starts the worker that answers with it. Other tabs that do the same take turns. */
export async function keep(version: string, keeping: Keeping): Promise<void> {
  await navigator.locks.request(LOCK, { signal: keeping.signal }, async () => {
    await replaceCopy(version, keeping, startWorker);
    // Browsers then do not clear it when room gets short. Some ask the reader, and nobody has to wait for the answer.
    navigator.storage?.persist?.().catch(() => false);
  });
}

/** Fetches what has changed of a version since it was kept; where another tab does so already, nothing. */
export async function renew({ list: { version, build } }: Copy, keeping: Keeping): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    // Without a network, or without the version on the server, there is nothing to follow.
    const now = lock && (await readList(version, keeping.signal).catch(() => undefined));
    if (now && now.build !== build) await replaceCopy(version, keeping);
  });
}

/** What a version holds, as the server has it now. */
export async function readList(version: string, signal?: AbortSignal): Promise<OfflineList> {
  const { body } = await ask(withBase(import.meta.env.BASE_URL, offlineListPath(version)), signal);
  const words = 'The server answered with something else than its list. Try again later.';
  return new Response(body).json().catch(explainedBy(words));
}

async function replaceCopy(version: string, keeping: Keeping, whenFetched?: () => Promise<void>) {
  try {
    const list = await fetchAll(version, keeping);
    await whenFetched?.();
    await replaceFormer(list);
  } finally {
    await removeIncomplete();
  }
}

/** A file is of another build than the list. */
class OtherBuild extends Error {}

/** When a new build comes out meanwhile, it is fetched instead. */
async function fetchAll(version: string, keeping: Keeping, former?: string): Promise<OfflineList> {
  const list = await readList(version, keeping.signal);
  if (list.build === former)
    throw new KeepProblem('The site is being published right now. Try again in a few minutes.');
  try {
    await fill(list, keeping);
    return list;
  } catch (error) {
    if (error instanceof OtherBuild) return fetchAll(version, keeping, list.build);
    throw error;
  }
}

/** Puts all files of a list into a separate cache; what is kept already is copied from there. */
async function fill(list: OfflineList, { signal, onStep }: Keeping): Promise<void> {
  await refuseWithoutRoom(list);
  const copies = await readCopies();
  await removeIncomplete();
  const cache = await caches.open(cacheName(list));
  const files = Object.entries(list.files);
  const queue = files.values();
  let done = 0;
  let isOver = false;
  onStep(done, files.length);
  const work = async () => {
    for (const [path, hash] of queue) {
      const copy = copies.find((kept) => kept.list.files[path] === hash);
      await cache.put(path, (await copy?.cache.match(path)) ?? (await fetchFile(path, hash, signal)));
      signal.throwIfAborted();
      // Where another file has failed, this one was on its way.
      if (isOver) return;
      onStep(++done, files.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    isOver = true;
  }
}

async function refuseWithoutRoom({ bytes }: OfflineList): Promise<void> {
  // Some browsers do not tell how much room there is; there a cache that is full says so.
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota - usage < bytes) throw new DOMException('', 'QuotaExceededError');
}

/** What came by way of another address, packed or in variants is kept as the plain answer that it is. */
async function fetchFile(path: string, hash: string, signal: AbortSignal): Promise<Response> {
  const { body, headers } = await ask(path, signal);
  if ((await hashOf(body)) !== hash) throw new OtherBuild(path);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(body, { headers });
}

async function ask(path: string, signal?: AbortSignal) {
  const fail = explainedBy('The network failed. Check your connection and try again.');
  const response = await fetch(path, { cache: 'no-cache', signal }).catch(fail);
  if (response.status !== 200)
    throw new KeepProblem(`The server answered with status ${response.status} for ${path}. Try again later.`);
  return { headers: new Headers(response.headers), body: await response.arrayBuffer().catch(fail) };
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', body));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, LISTED_HASH_LENGTH);
}

async function startWorker(): Promise<void> {
  const words = 'The script that answers without a network did not start. Try again later.';
  const starting = navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).then(isActivated);
  await starting.catch(explainedBy(words));
}

function isActivated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      if (!worker || worker.state === 'redundant') reject(new Error('The service worker is gone.'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}
