/** The client of the worker: requests as promises. The next request replaces a stopped or failed worker. */
import type { Input, Output, TaskName, WorkerReply } from '../worker/serve';

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Pending {
  readonly resolve: (output: Output<TaskName>) => void;
  readonly reject: (error: unknown) => void;
  /** Stops a task that may run forever. */
  readonly stop?: (error: unknown) => void;
  timer?: ReturnType<typeof setTimeout>;
}

/** A program that runs longer is stopped. */
const RUN_LIMIT_MS = 5000;

/** Stopping a task terminates its worker: other pending requests are sent again to the next one. */
const REPLACED = new Error('The worker was replaced.');
const NOT_LOADED = new Error('The script could not be loaded. Check your connection, then try again.');

export function createClient(start: () => Promise<WorkerLike>) {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let worker: Promise<WorkerLike> | undefined;

  const takePending = (id: number): Pending | undefined => {
    const found = pending.get(id);
    clearTimeout(found?.timer);
    pending.delete(id);
    return found;
  };
  const stopWorker = (error: unknown) => {
    worker?.then((running) => running.terminate()).catch(() => {});
    worker = undefined;
    for (const id of [...pending.keys()]) takePending(id)?.reject(error);
  };
  const failLoading = () => stopWorker(NOT_LOADED);
  const receive = ({ data }: MessageEvent<WorkerReply>) => {
    const item = pending.get(data.id);
    if ('error' in data) takePending(data.id)?.reject(new Error(data.error));
    else if ('output' in data) takePending(data.id)?.resolve(data.output);
    else if (item?.stop) {
      const error = new Error(`The program was stopped after ${RUN_LIMIT_MS / 1000} seconds.`);
      item.timer = setTimeout(item.stop, RUN_LIMIT_MS, error);
    }
  };
  const open = async (): Promise<WorkerLike> => {
    const opened = await start();
    opened.addEventListener('error', failLoading);
    opened.addEventListener('message', receive);
    return opened;
  };
  const send = <K extends TaskName>(task: K, input: Input<K>, signal?: AbortSignal) =>
    new Promise<Output<K>>((resolve, reject) => {
      signal?.throwIfAborted();
      const id = ++lastId;
      const stop = (error: unknown) => {
        takePending(id)?.reject(error);
        stopWorker(REPLACED);
      };
      // The worker replies to a request with the output of its task.
      const resolveAny = resolve as (output: Output<TaskName>) => void;
      pending.set(id, { resolve: resolveAny, reject, stop: signal && stop });
      signal?.addEventListener('abort', () => pending.has(id) && stop(signal.reason));
      worker ??= open();
      worker.then((ready) => pending.has(id) && ready.postMessage({ id, task, input }), failLoading);
    });

  return {
    /** Tasks that may run forever need a signal; their time limit starts once their code is loaded. */
    async request<K extends TaskName>(task: K, input: Input<K>, signal?: AbortSignal): Promise<Output<K>> {
      for (;;) {
        try {
          return await send(task, input, signal);
        } catch (error) {
          if (error !== REPLACED) throw error;
        }
      }
    },
  };
}
