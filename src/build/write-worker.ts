/** Runs beside the build and writes the files that it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { listFolder, storeFiles } from './file-store';
import type { BatchAnswer, FileToWrite, WriteOptions } from './write-helper';

const { folder, waiting } = workerData as WriteOptions;
const put = storeFiles(folder, listFolder(folder));

parentPort?.on('message', (files: readonly FileToWrite[]) => parentPort?.postMessage(write(files)));

function write(files: readonly FileToWrite[]): BatchAnswer {
  try {
    return files.map(({ file, content }) => {
      Atomics.sub(waiting, 0, 1);
      return put(file, content);
    });
  } catch (error) {
    return error as Error;
  }
}
