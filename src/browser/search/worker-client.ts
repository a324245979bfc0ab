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
  const hear = ({ data }: MessageEvent<string>) => {
    const reply = JSON.parse(data) as WorkerReply;
    const asked = waiting.get(reply.id);
    if (!asked) return;
    if ('error' in reply) asked.reject(new Error(reply.error));
    else if (reply.more) asked.onMore?.(reply.answer);
    else asked.resolve(reply.answer);
    // Only the newest question can still be made fuller.
    if ('error' in reply || reply.more) waiting.delete(reply.id);
    for (const id of waiting.keys()) if (id < reply.id - MOST_WAITING) waiting.delete(id);
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
