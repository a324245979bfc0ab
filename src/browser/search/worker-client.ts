import type { SearchAnswer, SearchProvider } from '../../model/search';
import type { WorkerReply, WorkerRequest } from '../../search/messages';

interface Pending {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: unknown) => void;
  readonly onMore?: (answer: SearchAnswer) => void;
}

/** Local search in a worker. A worker that failed is replaced at the next request. */
export function workerProvider(start: () => Worker): SearchProvider {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  const fail = (error: Error) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const receive = ({ data: reply }: MessageEvent<WorkerReply>) => {
    const { resolve, reject, onMore } = pending.get(reply.id) ?? {};
    if ('error' in reply) reject?.(new Error(reply.error));
    else if (reply.isMore) onMore?.(reply.answer);
    else resolve?.(reply.answer);
    if ('error' in reply || reply.isMore || !onMore) pending.delete(reply.id);
  };
  const send = (message: WorkerRequest) => {
    if (!worker) {
      worker = start();
      worker.addEventListener('message', receive);
      worker.addEventListener('error', () => fail(new Error('The search worker failed.')));
    }
    worker.postMessage(message);
  };

  return {
    search: (request, { signal, onMore } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const id = ++lastId;
        pending.set(id, { resolve, reject, onMore });
        signal?.addEventListener('abort', () => {
          if (!pending.delete(id)) return;
          send({ id, abort: true });
          reject(signal.reason);
        });
        try {
          send({ id, request });
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
      }),
  };
}
