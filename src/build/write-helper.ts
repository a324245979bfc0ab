import { Worker } from 'node:worker_threads';
import { type FileStore, type Listing, type Stored, storeIn } from './file-store';

/** What the second thread is told. */
export interface WriteOptions {
  readonly folder: string;
  /** How many files are given to it and not yet written. */
  readonly waiting: Int32Array;
}

export interface FileToWrite {
  readonly file: string;
  readonly content: Uint8Array;
}

/** How the files of a batch were left, or why they could not be written. */
export type BatchAnswer = readonly Stored[] | Error;

/** Who waits for a file to be written. Its content is not kept for so long. */
interface Waiting {
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: Error) => void;
}

/** A message for each file would cost more than a small file itself. */
const BATCH = 16;

/** When more files wait for the second thread, the build writes too. */
const MOST_WAITING = 4 * BATCH;

/** Writes files on a second thread, while the build makes the next ones. */
export function storeBeside(folder: string, before: Listing): FileStore {
  const here = storeIn(folder, before);
  const waiting = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('./write-worker.mjs', import.meta.url), {
    workerData: { folder, waiting } satisfies WriteOptions,
  });
  const sent: (readonly Waiting[])[] = [];
  let files: FileToWrite[] = [];
  let waitingFor: Waiting[] = [];

  const send = () => {
    if (files.length === 0) return;
    worker.postMessage(files);
    sent.push(waitingFor);
    files = [];
    waitingFor = [];
    worker.ref();
  };
  const putThere = (file: string, content: Uint8Array) => {
    // What the build makes in one go is sent together, but not much at once.
    if (files.length === 0) setImmediate(send);
    files.push({ file, content });
    Atomics.add(waiting, 0, 1);
    const stored = new Promise<Stored>((resolve, reject) => waitingFor.push({ resolve, reject }));
    if (files.length === BATCH) send();
    return stored;
  };
  worker.on('message', (answer: BatchAnswer) => {
    settle(sent.shift() ?? [], answer);
    if (sent.length === 0) worker.unref();
  });
  // A build that fails shall end, whatever it has begun.
  worker.unref();

  return {
    put: (file, content) =>
      Atomics.load(waiting, 0) > MOST_WAITING ? here.put(file, content) : putThere(file, content),
    close: async () => {
      await worker.terminate();
    },
  };
}

function settle(batch: readonly Waiting[], answer: BatchAnswer): void {
  batch.forEach(({ resolve, reject }, index) => {
    if (answer instanceof Error) reject(answer);
    else resolve(answer[index] as Stored);
  });
}
