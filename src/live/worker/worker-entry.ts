/**
 * The file that a worker is started with. The page imports it too, for its address: so the worker is part of the same
 * bundle, and both share the grammars.
 */
import type { TaskRequest, WorkerReply } from './serve';

export const workerUrl = import.meta.url;

if ('WorkerGlobalScope' in globalThis) start(self as unknown as DedicatedWorkerGlobalScope);

/** Requests wait for the code that answers them; a message that nobody listens to would be lost. */
function start(scope: DedicatedWorkerGlobalScope): void {
  const serving = import('./serve');
  const reply = (message: WorkerReply) => scope.postMessage(message);
  scope.addEventListener('message', ({ data }: MessageEvent<TaskRequest>) => {
    // An error that is reported is an event of the worker in the page.
    serving.then(({ answer }) => answer(data, reply), reportError);
  });
}
