/** The worker thread that builds the search indexes. */
import { parentPort, workerData } from 'node:worker_threads';
import { indexFiles, type SearchJob } from './search-index';

parentPort?.postMessage(indexFiles(workerData as readonly SearchJob[]));
