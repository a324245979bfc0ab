/** Downloads a version to the reader's device: all files of one build, or nothing changes. */
import { withBase } from '../model/base-url';
import { type OfflineList, offlineListPath } from '../model/offline';
import { openCache, readCopies, removeCopies, replaceFormer, startWorker } from './kept';

/** The reason why a version cannot be kept, with what the reader can do about it. */
export class KeepProblem extends Error {}

export interface Keeping {
  readonly signal: AbortSignal;
  readonly onStep: (done: number, all: number) => void;
}

/** How many files are fetched at the same time. */
const MAX_PARALLEL = 6;

/** The current list of a version on the server. */
export async function readList(version: string, signal?: AbortSignal): Promise<OfflineList> {
  return (await ask(withBase(import.meta.env.BASE_URL, offlineListPath(version)), signal)).json();
}

/** Fetches the files that are missing, and starts the service worker. */
export async function fetchVersion(version: string, keeping: Keeping): Promise<void> {
  try {
    const list = await fillNewest(version, keeping);
    if (!(await startWorker()))
      throw new KeepProblem('The script for offline reading did not start. Try again later.');
    await replaceFormer(list);
  } finally {
    await removeCopies();
  }
}

/** A file is of another build than the list. */
class OtherBuild extends Error {}

/** If a new build is published meanwhile, fetches that one instead. */
async function fillNewest(version: string, keeping: Keeping, former?: string): Promise<OfflineList> {
  const list = await readList(version, keeping.signal);
  if (list.build === former)
    throw new KeepProblem('The site is being published right now. Try again in a few minutes.');
  try {
    await fill(list, keeping);
    return list;
  } catch (error) {
    if (error instanceof OtherBuild) return fillNewest(version, keeping, list.build);
    throw error;
  }
}

/** Puts all files of a list into a separate cache; unchanged files are copied from older caches. */
async function fill(list: OfflineList, keeping: Keeping): Promise<void> {
  await refuseWithoutRoom(list);
  const copies = await readCopies();
  // Another tab may have fetched it meanwhile.
  if (copies.some((kept) => kept.list.build === list.build && kept.list.version === list.version)) return;
  await removeCopies();
  const cache = await openCache(list);
  const files = Object.entries(list.files);
  const queue = files.values();
  // If one file fails, the others are abandoned too.
  const controller = new AbortController();
  const { signal } = controller;
  // `AbortSignal.any` is too new for some browsers that are supported.
  keeping.signal.addEventListener('abort', () => controller.abort(keeping.signal.reason), { signal });
  let done = 0;
  keeping.onStep(done, files.length);
  const work = async () => {
    for (const [path, hash] of queue) {
      const copy = copies.find((kept) => kept.list.files[path] === hash);
      await cache.put(path, (await copy?.cache.match(path)) ?? (await fetchFile(path, hash, signal)));
      signal.throwIfAborted();
      keeping.onStep(++done, files.length);
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, work)).finally(() => controller.abort());
}

async function refuseWithoutRoom({ bytes }: OfflineList): Promise<void> {
  // Some browsers do not report the quota; there a full cache throws.
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota - usage < bytes) throw new DOMException('', 'QuotaExceededError');
}

/** Fetches a file; redirects, compression and content negotiation leave no trace in the stored response. */
async function fetchFile(path: string, hash: string, signal: AbortSignal): Promise<Response> {
  const response = await ask(path, signal);
  const body = await response.arrayBuffer();
  if (!(await hashOf(body)).startsWith(hash)) throw new OtherBuild(path);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(body, { headers });
}

async function ask(path: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache', signal });
  if (response.status === 200) return response;
  throw new KeepProblem(`The server answered with status ${response.status} for ${path}. Try again later.`);
}

/** SHA-1 in base64url. */
async function hashOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', body));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
