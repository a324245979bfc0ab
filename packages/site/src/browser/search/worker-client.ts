import type { SearchProvider, SearchReply } from '../../model/search';

/** Local search in a worker; each request has its own channel. The next request replaces a failed worker. */
export function workerProvider(start: () => Worker): SearchProvider {
  let worker: Worker | undefined;
  const startWorker = () => {
    const started = start();
    started.addEventListener('error', () => {
      started.terminate();
      worker = undefined;
    });
    return started;
  };
  return {
    search: (request, { signal, onMore } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        worker ??= startWorker();
        const { port1: port, port2 } = new MessageChannel();
        port.onmessage = ({ data: reply }: MessageEvent<SearchReply>) => {
          if ('error' in reply) reject(new Error(reply.error));
          else if (reply.isMore) onMore?.(reply.answer);
          else resolve(reply.answer);
        };
        signal?.addEventListener('abort', () => {
          port.postMessage('abort');
          port.close();
          reject(signal.reason);
        });
        worker.addEventListener(
          'error',
          ({ message }) => reject(new Error(message || 'The search worker failed.')),
          { signal },
        );
        worker.postMessage(request, [port2]);
      }),
  };
}
