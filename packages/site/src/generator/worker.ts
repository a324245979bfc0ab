import { Worker } from 'node:worker_threads';

/**
 * Runs a compiled script of the generator in a worker thread; resolves to the message that it posts. If the
 * worker fails, the promise rejects; the failure is reported only when it is awaited.
 */
export function runWorker<Result>(script: string, data: unknown): Promise<Result> {
  const worker = new Worker(new URL(`./${script}`, import.meta.url), { workerData: data });
  const result = new Promise<Result>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', ({ message }) => reject(new Error(`The worker ${script} failed: ${message}`)));
    worker.once('exit', (code) => reject(new Error(`The worker ${script} stopped with exit code ${code}.`)));
  });
  result.catch(() => {});
  return result;
}
