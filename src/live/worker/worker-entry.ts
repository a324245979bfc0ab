/**
 * The file that a worker is started with. The page imports it too, for its address: so the worker is part of the same
 * bundle, and both share the grammars.
 */
import type { WorkerReply } from '../protocol/messages';

export const workerUrl = import.meta.url;

if ('WorkerGlobalScope' in globalThis) void start(self as unknown as DedicatedWorkerGlobalScope);

async function start(scope: DedicatedWorkerGlobalScope): Promise<void> {
  const reply = (message: WorkerReply) => scope.postMessage(message);
  try {
    const { serve } = await import('./serve');
    serve(scope);
    reply({ ready: true });
  } catch (error) {
    reply({ unavailable: error instanceof Error ? error.message : String(error) });
  }
}
