import type { SearchAnswer, SearchProvider } from '../../model/search';
import type { WorkerReply, WorkerRequest } from '../../search/messages';

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly onMore?: (answer: SearchAnswer) => void;
}

/** Local search, done by a worker. A worker that fails is replaced at the next question. */
export function workerProvider(start: () => Worker): SearchProvider {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const fail = (error: Error) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const hear = ({ data }: MessageEvent<WorkerReply>) => {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if ('error' in data) asked.reject(new Error(data.error));
    else if (data.more) asked.onMore?.(data.answer);
    else asked.resolve(data.answer);
    // Only the newest question can still be made fuller.
    if ('error' in data || data.more) waiting.delete(data.id);
    for (const id of waiting.keys()) if (id < data.id - MOST_WAITING) waiting.delete(id);
  };
  const running = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener('message', hear);
    worker.addEventListener('error', () => fail(new Error('The search worker failed.')));
    return worker;
  };

  return {
    search: (request, onMore) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject, onMore });
        try {
          running().postMessage({ id, request } satisfies WorkerRequest);
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
      }),
  };
}

const MOST_WAITING = 50;

/** The worker of this site. */
export function startWorker(): Worker {
  return new Worker(new URL('../../search/worker.ts', import.meta.url), { type: 'module' });
}
