import { createClient } from './client';

/** The client of this page; the first request starts its worker. */
export const liveClient = createClient(async () => {
  const { workerUrl } = await import('../worker/worker-entry');
  return new Worker(workerUrl, { type: 'module', name: 'ligo' });
});

export function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
