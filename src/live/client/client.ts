/** The page's side of the worker: requests as promises. A worker that was stopped or failed is replaced at the next request. */
import type { Input, Output, TaskName, TaskRequest, WorkerReply } from '../worker/serve';

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Pending {
  readonly request: TaskRequest;
  readonly resolve: (output: Output<TaskName>) => void;
  readonly reject: (error: unknown) => void;
  readonly isLimited: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** A program that runs longer is stopped. */
const RUN_LIMIT_MS = 5000;

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
  const stopWorker = () => {
    worker?.then((running) => running.terminate()).catch(() => {});
    worker = undefined;
  };
  const failAll = (error: unknown) => {
    stopWorker();
    for (const id of [...pending.keys()]) settle(id)?.reject(error);
  };
  /** Ends a task by ending its worker; what else the worker was asked for is asked of the next one. */
  const end = (id: number, error: unknown) => {
    stopWorker();
    settle(id)?.reject(error);
    for (const other of pending.values()) {
      clearTimeout(other.timer);
      void send(other);
    }
  };
  const receive = ({ data }: MessageEvent<WorkerReply>) => {
    const item = pending.get(data.id);
    if ('error' in data) settle(data.id)?.reject(new Error(data.error));
    else if ('output' in data) settle(data.id)?.resolve(data.output);
    else if (item?.isLimited) {
      const error = new Error(`The program was stopped after ${RUN_LIMIT_MS / 1000} seconds.`);
      item.timer = setTimeout(end, RUN_LIMIT_MS, data.id, error);
    }
  };
  const open = async (): Promise<WorkerLike> => {
    const opened = await start();
    const error = new Error('The script that checks and runs programs could not be loaded.');
    opened.addEventListener('error', () => failAll(error));
    opened.addEventListener('message', receive);
    return opened;
  };
  const send = async ({ request }: Pending) => {
    worker ??= open();
    const current = worker;
    try {
      const ready = await current;
      if (current === worker && pending.has(request.id)) ready.postMessage(request);
    } catch (error) {
      failAll(error);
    }
  };

  return {
    /**
     * A task that may run forever gets a signal: it is ended by that, or some time after the worker has loaded what it
     * needs, together with its worker.
     */
    request: <K extends TaskName>(task: K, input: Input<K>, signal?: AbortSignal) =>
      new Promise<Output<K>>((resolve, reject) => {
        signal?.throwIfAborted();
        const id = ++lastId;
        // The worker answers a request with the output of its task.
        const settleWith = resolve as (output: Output<TaskName>) => void;
        const request = { id, task, input };
        const item: Pending = { request, resolve: settleWith, reject, isLimited: signal !== undefined };
        pending.set(id, item);
        signal?.addEventListener('abort', () => pending.has(id) && end(id, signal.reason));
        void send(item);
      }),
  };
}

/** The client of this page; its worker is started with the first request. */
export const liveClient = createClient(async () => {
  const { workerUrl } = await import('../worker/worker-entry');
  return new Worker(workerUrl, { type: 'module', name: 'ligo' });
});

export function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
