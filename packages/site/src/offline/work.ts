/** Work on kept versions. It continues while the reader reads, whether or not the panel is open. */
import { keptVersionsStore, offlinePanelStore } from '../site/stores/panels';
import { createStore } from '../site/stores/store';
import { fetchVersion, type Keeping, KeepProblem, readList } from './keep';
import { canKeep, readCopies, removeCopies } from './kept';
import type { Copy } from './service-worker';

type Work =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly version: string; readonly done: number; readonly all: number }
  | { readonly state: 'failed'; readonly version: string; readonly message: string };

export const workStore = createStore<Work>({ state: 'idle' });

/** Settles when all requested work is done. */
let lastWork: Promise<void> = Promise.resolve();
let controller = new AbortController();

/** Cancels the current work. */
export function cancel(): void {
  controller.abort();
}

/** Runs a task for a version after all earlier tasks. */
function doWork(version: string, task: (keeping: Keeping) => Promise<void>): Promise<void> {
  lastWork = lastWork.then(async () => {
    controller = new AbortController();
    const { signal } = controller;
    const onStep = (done: number, all: number) => workStore.set({ state: 'busy', version, done, all });
    let result: Work = { state: 'idle' };
    try {
      await task({ signal, onStep });
    } catch (error) {
      if (!signal.aborted) {
        console.warn(`Version ${version} could not be kept for offline reading.`, error);
        result = { state: 'failed', version, message: messageFor(error) };
      }
    }
    await readKeptVersions();
    workStore.set(result);
  });
  return lastWork;
}

const NO_ROOM =
  'There is not enough room. Free some space on this device, or remove another version that is kept, and try again.';
const NO_STORAGE =
  'The browser does not let this site store anything. Allow it to store data for this site, or leave the private window, and try again.';

/** The message for the reader. */
function messageFor(error: unknown): string {
  if (error instanceof KeepProblem) return error.message;
  // Thrown by `fetch`, and when a response is cut off.
  if (error instanceof TypeError) return 'The network failed. Check your connection and try again.';
  if (error instanceof SyntaxError) return 'The server did not answer with a list of files. Try again later.';
  if (error instanceof DOMException) return error.name === 'QuotaExceededError' ? NO_ROOM : NO_STORAGE;
  return `Something unexpected happened (${error}). Reload the page and try again.`;
}

/** Tabs take turns. */
const LOCK = 'offline';

function fetchInTurn(version: string): Promise<void> {
  return doWork(version, (keeping) => {
    keeping.onStep(0, 0);
    const { signal } = keeping;
    return navigator.locks.request(LOCK, { signal }, () => fetchVersion(version, keeping));
  });
}

export async function keep(version: string): Promise<void> {
  await fetchInTurn(version);
  // The reader may have closed the panel: reopen it to show the failure.
  if (workStore.get().state === 'failed') offlinePanelStore.set(version);
  // Keeps browsers from evicting it when space runs low. Some ask the reader first, so this is not awaited.
  else if (keptVersionsStore.get().includes(version)) navigator.storage?.persist?.().catch(() => false);
}

export function forget(version: string): Promise<void> {
  const remove = () => removeCopies((list) => list.version === version);
  return doWork(version, () => navigator.locks.request(LOCK, remove));
}

/** Reads the kept versions and updates those with a newer build. A failure changes nothing. */
export async function followKept(): Promise<void> {
  if (!canKeep()) return;
  const copies = await readKeptVersions();
  if (!navigator.onLine) return;
  for (const { list } of copies) {
    // Without a network, or if the server no longer has the version, there is nothing to update.
    const now = await readList(list.version).catch(() => undefined);
    if (now && now.build !== list.build) await fetchInTurn(list.version);
  }
}

/** Updates the store of kept versions. */
export async function readKeptVersions(): Promise<readonly Copy[]> {
  const copies = await readCopies().catch(() => []);
  keptVersionsStore.set(copies.map(({ list }) => list.version));
  return copies;
}
