/** What is being done about kept pages. It goes on while the reader reads, with the panel open or not. */
import { keptVersionsStore } from '../site/stores/offline';
import { createStore } from '../site/stores/store';
import { type Keeping, keep, renew } from './keep';
import { canKeep, forget, readCopies } from './kept';
import { wordsFor } from './problems';
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

type Task = (keeping: Keeping) => Promise<void>;

/** The end of all work that was asked for. */
let lastWork: Promise<unknown> = Promise.resolve();

/** Does something for a version, after all that was asked for before; the answer is whether it was done. */
function doWork(version: string, task: Task): Promise<boolean> {
  const work = lastWork.then(() => run(version, task));
  lastWork = work;
  return work;
}

async function run(version: string, task: Task): Promise<boolean> {
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort();
  const onStep = (done: number, all: number) => workStore.set({ state: 'busy', version, done, all, cancel });
  try {
    await task({ signal, onStep });
    workStore.set({ ...IDLE });
    return true;
  } catch (error) {
    if (!signal.aborted) console.warn(`Version ${version} could not be kept for offline reading.`, error);
    workStore.set(signal.aborted ? { ...IDLE } : { state: 'failed', version, words: wordsFor(error) });
    return false;
  } finally {
    await readKeptVersions();
  }
}

export function startKeeping(version: string): Promise<boolean> {
  return doWork(version, (keeping) => {
    keeping.onStep(0, 0);
    return keep(version, keeping);
  });
}

export function startForgetting(version: string): Promise<boolean> {
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
async function readKeptVersions(): Promise<readonly Copy[]> {
  const copies = await readCopies().catch(() => []);
  keptVersionsStore.set(copies.map(({ list }) => list.version));
  return copies;
}
