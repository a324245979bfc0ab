/** Compiles half of the texts of a first build in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileTexts, secondHalf } from '../content/compile-texts';
import { readSources, type SourceOptions } from '../content/sources';

const options: SourceOptions = workerData;
// The main thread reads the same sources and reports their problems.
const { texts, library } = await readSources(options, () => {});

parentPort?.postMessage(await compileTexts(secondHalf(texts), { ...options, library }));
