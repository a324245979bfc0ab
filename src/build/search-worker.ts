/** Runs beside the build and makes the files of search. */
import { parentPort, workerData } from 'node:worker_threads';
import { indexFiles, type SearchJob } from './search-index';

parentPort?.postMessage(indexFiles(workerData as readonly SearchJob[]));
