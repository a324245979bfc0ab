import { Worker } from 'node:worker_threads';

/**
 * Runs a compiled script in a worker thread and returns the message that it posts. A worker that fails ends the build
 * with a message when its result is awaited; until then the build goes on with other work.
 */
export function runWorker<Result>(script: string, data: unknown): Promise<Result> {
  const worker = new Worker(new URL(`./${script}`, import.meta.url), { workerData: data });
  const result = new Promise<Result>((resolve, reject) => {
    worker.once('message', (message: Result) => resolve(message));
    worker.once('error', (error) => reject(new Error(`The worker ${script} failed: ${messageOf(error)}`)));
    worker.once('exit', (code) => reject(new Error(`The worker ${script} stopped with exit code ${code}.`)));
  });
  result.catch(() => {});
  return result;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
