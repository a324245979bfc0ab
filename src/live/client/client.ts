/** The page's side of the worker: requests as promises. A worker that was stopped or failed is replaced at the next request. */
import type { Input, Output, TaskName, TaskRequest, WorkerReply } from '../worker/messages';

interface RequestOptions {
  readonly signal?: AbortSignal;
  /**
   * For tasks that may run forever: the time from when the worker has loaded what it needs. Such a task is ended, by the
   * limit or by the signal, together with its worker.
   */
  readonly limitMs?: number;
}

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Pending {
  readonly request: TaskRequest;
  readonly resolve: (output: Output<TaskName>) => void;
  readonly reject: (error: unknown) => void;
  readonly limitMs?: number;
  timer?: ReturnType<typeof setTimeout>;
}

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
  const failAll = (error: unknown) => {
    worker = undefined;
    for (const id of [...pending.keys()]) settle(id)?.reject(error);
  };
  const startTimer = (id: number) => {
    const item = pending.get(id);
    if (item?.limitMs === undefined) return;
    const error = new Error(`The program was stopped after ${item.limitMs / 1000} seconds.`);
    item.timer = setTimeout(() => end(item, error), item.limitMs);
  };
  const open = async (): Promise<WorkerLike> => {
    const opened = await start();
    const fail = (message: string) => {
      opened.terminate();
      failAll(new Error(message));
    };
    opened.addEventListener('error', () =>
      fail('The script that checks and runs programs could not be loaded.'),
    );
    opened.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if ('unavailable' in data) fail(data.unavailable);
      else if ('started' in data) startTimer(data.id);
      else if ('error' in data) settle(data.id)?.reject(new Error(data.error));
      else settle(data.id)?.resolve(data.output);
    });
    return opened;
  };
  const dispatch = async ({ request }: Pending) => {
    worker ??= open();
    const current = worker;
    try {
      const ready = await current;
      if (current === worker && pending.has(request.id)) ready.postMessage(request);
    } catch (error) {
      failAll(error);
    }
  };
  /** Ends a task by ending its worker; what else the worker was asked for is asked of the next one. */
  const end = ({ request }: Pending, error: unknown) => {
    settle(request.id)?.reject(error);
    void worker?.then((running) => running.terminate());
    worker = undefined;
    for (const other of pending.values()) {
      clearTimeout(other.timer);
      void dispatch(other);
    }
  };

  return {
    request: <K extends TaskName>(task: K, input: Input<K>, { signal, limitMs }: RequestOptions = {}) =>
      new Promise<Output<K>>((resolve, reject) => {
        signal?.throwIfAborted();
        const id = ++lastId;
        // The worker answers a request with the output of its task.
        const settleWith = resolve as (output: Output<TaskName>) => void;
        const item: Pending = { request: { id, task, input }, resolve: settleWith, reject, limitMs };
        pending.set(id, item);
        signal?.addEventListener('abort', () => {
          if (!pending.has(id)) return;
          if (limitMs !== undefined) end(item, signal.reason);
          else settle(id)?.reject(signal.reason);
        });
        void dispatch(item);
      }),
  };
}

/** The client of this page; its worker is started with the first request. */
export const liveClient = createClient(async () => {
  const { workerUrl } = await import('../worker/worker-entry');
  return new Worker(workerUrl, { type: 'module', name: 'ligo' });
});
