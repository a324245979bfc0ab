/** What is being done about kept pages. It goes on while the reader reads, with the panel open or not. */
import { keptVersionsStore, offlinePanelStore } from '../site/stores/panels';
import { createStore } from '../site/stores/store';
import { fetchVersion, type Keeping, KeepProblem, readList } from './keep';
import { canKeep, readCopies, removeCopies } from './kept';
import type { Copy } from './service-worker';

type Work =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly version: string; readonly done: number; readonly all: number }
  | { readonly state: 'failed'; readonly version: string; readonly words: string };

export const workStore = createStore<Work>({ state: 'idle' });

/** The end of all work that was asked for. */
let lastWork: Promise<void> = Promise.resolve();
let controller = new AbortController();

/** Ends the work that is being done. */
export function cancel(): void {
  controller.abort();
}

/** Does something for a version, after all that was asked for before. */
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
        result = { state: 'failed', version, words: wordsFor(error) };
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

/** What to tell the reader of an error. */
function wordsFor(error: unknown): string {
  if (error instanceof KeepProblem) return error.message;
  // Of `fetch`, and of reading an answer that breaks off.
  if (error instanceof TypeError) return 'The network failed. Check your connection and try again.';
  if (error instanceof SyntaxError)
    return 'The server answered with something else than its list. Try again later.';
  if (error instanceof DOMException) return error.name === 'QuotaExceededError' ? NO_ROOM : NO_STORAGE;
  return `Something unforeseen happened (${error}). Reload the page and try again.`;
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
  // The reader may have closed the panel: open it again, so that a failure is seen.
  if (workStore.get().state === 'failed') offlinePanelStore.set(version);
  // Browsers then do not clear it when room gets short. Some ask the reader, and nobody has to wait for the answer.
  else if (keptVersionsStore.get().includes(version)) navigator.storage?.persist?.().catch(() => false);
}

export function forget(version: string): Promise<void> {
  const remove = () => removeCopies((list) => list.version === version);
  return doWork(version, () => navigator.locks.request(LOCK, remove));
}

/** Shows what is kept, and brings it up to date where the site was published again. A failure leaves all as it is. */
export async function followKept(): Promise<void> {
  if (!canKeep()) return;
  const copies = await readKeptVersions();
  if (!navigator.onLine) return;
  for (const { list } of copies) {
    // Without a network, or without the version on the server, there is nothing to follow.
    const now = await readList(list.version).catch(() => undefined);
    if (now && now.build !== list.build) await fetchInTurn(list.version);
  }
}

/** Brings the store of kept versions up to date. */
export async function readKeptVersions(): Promise<readonly Copy[]> {
  const copies = await readCopies().catch(() => []);
  keptVersionsStore.set(copies.map(({ list }) => list.version));
  return copies;
}
