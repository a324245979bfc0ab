/** What is being done about kept pages. It goes on while the reader reads, with the panel open or not. */
import { type Keeping, keep } from './keep';
import { forget, readCopies } from './kept';
import { labelButtons } from './labels';
import { wordsFor } from './problems';

export type Work =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly version: string; readonly done: number; readonly all: number }
  | { readonly state: 'failed'; readonly version: string; readonly words: string };

let current: Work = { state: 'idle' };
let controller: AbortController | undefined;
const listeners = new Set<() => void>();

export function currentWork(): Work {
  return current;
}

export function onWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(work: Work): void {
  current = work;
  for (const listener of listeners) listener();
}

type Task = (keeping: Keeping) => Promise<void>;

let last: Promise<unknown> = Promise.resolve();

/** Does something for a version, after all that was asked for before; the answer is whether it was done. */
export function doWork(version: string, task: Task): Promise<boolean> {
  const work = last.then(() => run(version, task));
  last = work;
  return work;
}

async function run(version: string, task: Task): Promise<boolean> {
  controller = new AbortController();
  const { signal } = controller;
  const onStep = (done: number, all: number) => tell({ state: 'busy', version, done, all });
  try {
    await task({ signal, onStep });
    tell({ state: 'idle' });
    return true;
  } catch (error) {
    if (!signal.aborted) console.warn(`Version ${version} could not be kept for offline reading.`, error);
    tell(signal.aborted ? { state: 'idle' } : { state: 'failed', version, words: wordsFor(error) });
    return false;
  } finally {
    await labelKept();
  }
}

export function startKeeping(version: string): Promise<boolean> {
  return doWork(version, (keeping) => {
    keeping.onStep(0, 0);
    return keep(version, keeping);
  });
}

export function cancelWork(): void {
  controller?.abort();
}

export function startForgetting(version: string): Promise<boolean> {
  return doWork(version, () => forget(version));
}

async function labelKept(): Promise<void> {
  const copies = await readCopies().catch(() => []);
  labelButtons(copies.map(({ list }) => list.version));
}
