/** The client of this page; its worker is started with the first request. */
import { createClient } from './client';

export const liveClient = createClient(async () => {
  const { workerUrl } = await import('../worker/worker-entry');
  return new Worker(workerUrl, { type: 'module', name: 'ligo' });
});

/** A program that runs longer is stopped. */
export const RUN_LIMIT_MS = 5000;
