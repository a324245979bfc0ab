/** The page's side of the worker: requests as promises. A worker that was stopped or failed is replaced at the next request. */
import type { Input, Output, TaskName, WorkerReply } from '../worker/serve';

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Pending {
  readonly resolve: (output: Output<TaskName>) => void;
  readonly reject: (error: unknown) => void;
  /** Ends a task that may run forever. */
  readonly stop?: (error: unknown) => void;
  timer?: ReturnType<typeof setTimeout>;
}

/** A program that runs longer is stopped. */
const RUN_LIMIT_MS = 5000;

/** A task is stopped by ending its worker: what else that was asked for is asked of the next one. */
const REPLACED = new Error('The worker was replaced.');

export function createClient(start: () => Promise<WorkerLike>) {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let worker: Promise<WorkerLike> | undefined;

  const settle = (id: number): Pending | undefined => {
    const found = pending.get(id);
    clearTimeout(found?.timer);
    pending.delete(id);
    return found;
  };
  const endWorker = (error: unknown) => {
    worker?.then((running) => running.terminate()).catch(() => {});
    worker = undefined;
    for (const id of [...pending.keys()]) settle(id)?.reject(error);
  };
  const receive = ({ data }: MessageEvent<WorkerReply>) => {
    const item = pending.get(data.id);
    if ('error' in data) settle(data.id)?.reject(new Error(data.error));
    else if ('output' in data) settle(data.id)?.resolve(data.output);
    else if (item?.stop) {
      const error = new Error(`The program was stopped after ${RUN_LIMIT_MS / 1000} seconds.`);
      item.timer = setTimeout(item.stop, RUN_LIMIT_MS, error);
    }
  };
  const open = async (): Promise<WorkerLike> => {
    const opened = await start();
    const error = new Error('The script that checks and runs programs could not be loaded.');
    opened.addEventListener('error', () => endWorker(error));
    opened.addEventListener('message', receive);
    return opened;
  };
  const ask = <K extends TaskName>(task: K, input: Input<K>, signal?: AbortSignal) =>
    new Promise<Output<K>>((resolve, reject) => {
      signal?.throwIfAborted();
      const id = ++lastId;
      const stop = (error: unknown) => {
        settle(id)?.reject(error);
        endWorker(REPLACED);
      };
      // The worker answers a request with the output of its task.
      const settleWith = resolve as (output: Output<TaskName>) => void;
      pending.set(id, { resolve: settleWith, reject, stop: signal && stop });
      signal?.addEventListener('abort', () => pending.has(id) && stop(signal.reason));
      worker ??= open();
      worker.then((ready) => pending.has(id) && ready.postMessage({ id, task, input }), endWorker);
    });

  return {
    /** What may run forever gets a signal, which ends it; so does a time limit, from when its code is loaded. */
    async request<K extends TaskName>(task: K, input: Input<K>, signal?: AbortSignal): Promise<Output<K>> {
      for (;;) {
        try {
          return await ask(task, input, signal);
        } catch (error) {
          if (error !== REPLACED) throw error;
        }
      }
    },
  };
}
