import { Worker } from 'node:worker_threads';
import { type SearchFile, searchJobs } from './search-index';
import type { SiteContent } from './site-content';

/** Writes the files of search in a worker thread, while the build renders pages. */
export function searchFilesBeside(all: SiteContent): Promise<readonly SearchFile[]> {
  return runSearchWorker(
    new Worker(new URL('./search-worker.mjs', import.meta.url), { workerData: searchJobs(all) }),
  );
}

/** The files that a worker sends. A worker that fails, or ends without them, rejects with the reason. */
export function runSearchWorker(worker: Worker): Promise<readonly SearchFile[]> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error) =>
      reject(new Error(`The search index could not be built: ${error.message}`, { cause: error })),
    );
    worker.once('exit', (code) =>
      reject(new Error(`The search index could not be built: its worker ended with exit code ${code}.`)),
    );
  });
}
