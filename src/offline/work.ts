/** What is being done about kept pages. It goes on while the reader reads, with the panel open or not. */
import { keptVersionsStore } from '../site/stores/offline';
import { createStore } from '../site/stores/store';
import { type Keeping, KeepProblem, keep, renew } from './keep';
import { canKeep, forget, readCopies } from './kept';
import type { Copy } from './service-worker';

export type Work =
  | { readonly state: 'idle' }
  | {
      readonly state: 'busy';
      readonly version: string;
      readonly done: number;
      readonly all: number;
      readonly cancel: () => void;
    }
  | { readonly state: 'failed'; readonly version: string; readonly words: string };

const IDLE: Work = { state: 'idle' };

export const workStore = createStore<Work>(IDLE);

/** The end of all work that was asked for. */
let lastWork: Promise<void> = Promise.resolve();

/** Does something for a version, after all that was asked for before. */
function doWork(version: string, task: (keeping: Keeping) => Promise<void>): Promise<void> {
  lastWork = lastWork.then(async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = () => controller.abort();
    const onStep = (done: number, all: number) =>
      workStore.set({ state: 'busy', version, done, all, cancel });
    let result = IDLE;
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

const NO_STORAGE =
  'The browser does not let this site store anything. Allow it to store data for this site, or leave the private window, and try again.';

const WORDS: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'There is not enough room. Free some space on this device, or remove another version that is kept, and try again.',
  SecurityError: NO_STORAGE,
  NotAllowedError: NO_STORAGE,
  InvalidStateError: NO_STORAGE,
  UnknownError: NO_STORAGE,
};

/** What to tell the reader of an error. */
function wordsFor(error: unknown): string {
  if (error instanceof KeepProblem) return error.message;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return WORDS[name] ?? `Something unforeseen happened (${message}). Reload the page and try again.`;
}

export function startKeeping(version: string): Promise<void> {
  return doWork(version, (keeping) => {
    keeping.onStep(0, 0);
    return keep(version, keeping);
  });
}

export function startForgetting(version: string): Promise<void> {
  return doWork(version, () => forget(version));
}

/** Shows what is kept, and brings it up to date where the site was published again. A failure leaves all as it is. */
export async function followKept(): Promise<void> {
  if (!canKeep()) return;
  const copies = await readKeptVersions();
  if (!navigator.onLine) return;
  for (const copy of copies) await doWork(copy.list.version, (keeping) => renew(copy, keeping));
}

/** Brings the store of kept versions up to date. */
export async function readKeptVersions(): Promise<readonly Copy[]> {
  const copies = await readCopies().catch(() => []);
  keptVersionsStore.set(copies.map(({ list }) => list.version));
  return copies;
}
