import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type SearchFile, searchJobs } from './search-index';
import type { SiteContent } from './site-content';

/** Makes the files of search on a second thread, while the build writes pages. */
export async function searchFilesBeside(all: SiteContent): Promise<readonly SearchFile[]> {
  const worker = new Worker(new URL('./search-worker.mjs', import.meta.url), { workerData: searchJobs(all) });
  const [files] = (await once(worker, 'message')) as [readonly SearchFile[]];
  return files;
}
