/**
 * The entry file of the worker. The page imports it too, for its URL, so that the worker is part of the same
 * bundle and both share the grammars.
 */
import type { TaskRequest, WorkerReply } from './serve';

export const workerUrl = import.meta.url;

if ('WorkerGlobalScope' in globalThis) start(self as unknown as DedicatedWorkerGlobalScope);

/** Listens before the code that handles requests is loaded, because messages without a listener are lost. */
function start(scope: DedicatedWorkerGlobalScope): void {
  const serving = import('./serve');
  const reply = (message: WorkerReply) => scope.postMessage(message);
  scope.addEventListener('message', ({ data }: MessageEvent<TaskRequest>) => {
    // `reportError` fires an error event on the worker in the page.
    serving.then(({ answer }) => answer(data, reply), reportError);
  });
}
